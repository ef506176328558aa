/** Scrolls an element to the top, below its scroll margin; at once if calm or if the guest wants less motion. */
export function scrollToElement(element: Element | null, { isCalm = false } = {}): void {
  // Parts that were laid out during the scroll would move the target.
  for (const part of document.querySelectorAll<HTMLElement>('[data-skippable]'))
    part.style.contentVisibility = 'visible';
  const isInstant = isCalm || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ behavior: isInstant ? 'instant' : 'smooth', block: 'start' });
}
