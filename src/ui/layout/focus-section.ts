import { scrollToElement } from './scroll-to';

/** Scrolls to a section and focuses its heading. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  scrollToElement(section);
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}
