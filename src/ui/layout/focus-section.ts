/** Scrolls to a section and focuses its heading. */
export function focusSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  document.getElementById(`${id}-heading`)?.focus({ preventScroll: true });
}
