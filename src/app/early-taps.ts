type EarlyTap = { type: 'click' | 'input'; field: HTMLElement; text: string };

declare global {
  /** What was tapped and typed before the app was there, in order (public/theme.js); undefined once the app answers. */
  var earlyTaps: EarlyTap[] | undefined;
}

/** Does what was tapped and typed on the page that the server has drawn, and marks the moment for the benchmarks. */
export function answerEarlyTaps(): void {
  // React takes over the tapped part of the page at once, but not while it still puts its own work on the page.
  queueMicrotask(() => {
    performance.mark('answers-taps');
    const taps = globalThis.earlyTaps ?? [];
    globalThis.earlyTaps = undefined;
    for (const { type, field: drawn, text } of taps) {
      drawn.removeAttribute('aria-busy');
      const field = drawn.isConnected ? drawn : fieldLike(drawn);
      if (field instanceof HTMLInputElement) type === 'input' && typeInto(field, text);
      else field?.click();
    }
  });
}

/** A page that could not be taken over was drawn anew. */
function fieldLike(drawn: HTMLElement): HTMLElement | undefined {
  const name = nameOf(drawn);
  return [...document.querySelectorAll<HTMLElement>('#root button, #root input')].find(
    (field) => nameOf(field) === name,
  );
}

function nameOf(field: HTMLElement): string {
  return field.getAttribute('aria-label') ?? field.textContent;
}

/** React ignores an event of a field whose text it has seen already: so the field is empty in between. */
function typeInto(field: HTMLInputElement, typed: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const text of ['', typed]) {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
