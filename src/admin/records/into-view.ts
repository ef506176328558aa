/** For what stands at the top of a form that was sent from its end: a ref that moves the focus there. */
export function intoView(element: HTMLElement | null): void {
  element?.focus();
}
