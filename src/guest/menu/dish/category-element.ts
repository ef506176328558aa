import { scrollToElement } from '../../../ui/layout/scroll-to';

export function categoryElementId(slug: string): string {
  return `category-${slug}`;
}

/** Scrolls to a category, 120 px from the top by its scroll margin. */
export function scrollToCategory(slug: string, { calm = false } = {}): void {
  scrollToElement(document.getElementById(categoryElementId(slug)), { isCalm: calm });
}
