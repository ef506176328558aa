declare global {
  /** theme.js keeps taps and input from before the app loaded, in order; afterwards the list is undefined. */
  var earlyTaps: { type: 'click' | 'input'; field: HTMLElement; text: string }[] | undefined;
}

/** Replays early taps and input, and sets a mark for the benchmarks. */
export function replayEarlyTaps(): void {
  // React hydrates a tapped part at once, but not during its own commit.
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

/** If hydration failed, React rendered the element anew. */
function fieldLike(drawn: HTMLElement): HTMLElement | undefined {
  const name = nameOf(drawn);
  return [...document.querySelectorAll<HTMLElement>('#root button, #root input')].find(
    (field) => nameOf(field) === name,
  );
}

function nameOf(field: HTMLElement): string {
  return field.getAttribute('aria-label') ?? field.textContent;
}

/** React ignores an input event with an unchanged value, so the code empties the field first. */
function typeInto(field: HTMLInputElement, typed: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const text of ['', typed]) {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
