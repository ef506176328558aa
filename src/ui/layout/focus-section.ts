/** Takes the reader to a section: scrolls there, then gives its heading the focus. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}
