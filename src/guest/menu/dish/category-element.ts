export function categoryElementId(slug: string): string {
  return `category-${slug}`;
}

/** Scrolls to a category, 120 px from the top by its scroll margin. */
export function scrollToCategory(slug: string, { calm = false } = {}): void {
  const isCalm = calm || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  // Categories laid out during the scroll would move the target.
  for (const group of document.querySelectorAll<HTMLElement>('[data-category]'))
    group.style.contentVisibility = 'visible';
  document.getElementById(categoryElementId(slug))?.scrollIntoView({ behavior, block: 'start' });
}
