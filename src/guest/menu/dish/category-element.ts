/** Id of a category's part of the page. */
export function categoryElementId(slug: string): string {
  return `category-${slug}`;
}

/** Takes the reader to a category, 120 px from the top (its scroll margin says so). */
export function scrollToCategory(slug: string, { calm = false } = {}): void {
  const isCalm = calm || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  // Categories that are laid out on the way would move the one that is wanted.
  for (const group of document.querySelectorAll<HTMLElement>('[data-category]'))
    group.style.contentVisibility = 'visible';
  document.getElementById(categoryElementId(slug))?.scrollIntoView({ behavior, block: 'start' });
}
