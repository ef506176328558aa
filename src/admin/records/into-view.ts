/** Serves as a ref that moves the focus to the top of a form, which a person sent from its end. */
export function intoView(element: HTMLElement | null): void {
  element?.focus();
}
