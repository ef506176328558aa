/** Covers the click that follows a finger's leaving and the render that follows the click. */
const AFTER_MS = 300;
const waiting = new Set<() => void>();
let isTapping = false;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Runs the work now, or after the tap that is under way: rendering at that moment would delay the tap. */
export function afterTap(work: () => void): void {
  if (isTapping) waiting.add(work);
  else work();
}

function start(): void {
  clearTimeout(ending);
  isTapping = true;
}

function end(): void {
  clearTimeout(ending);
  ending = setTimeout(() => {
    isTapping = false;
    const due = [...waiting];
    waiting.clear();
    for (const work of due) work();
  }, AFTER_MS);
}

globalThis.document?.addEventListener('pointerdown', start, { capture: true, passive: true });
for (const event of ['pointerup', 'pointercancel'] as const) {
  globalThis.document?.addEventListener(event, end, { capture: true, passive: true });
}
