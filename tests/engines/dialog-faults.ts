import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../support/bar/until';
import type { Page, Size } from './page';

/** The sizes are a phone upright, the same phone sideways, and a tablet. */
const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
];
/** An upright dialog is a sheet from below, which every engine draws alike. */
const LOOKED_AT = process.env.SHORT_WALKS ? SIZES.slice(1) : SIZES;

/**
 * Returns the parts of the open dialog that a person cannot see or reach, at each size. SHOTS=folder keeps pictures.
 */
export async function dialogFaults(page: Page, screen: string): Promise<string[]> {
  const faults: string[] = [];
  for (const size of LOOKED_AT) {
    const name = `${screen} at ${size.width}x${size.height}`;
    await page.resize(size);
    const found = await faultsAtRest(page);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    if (process.env.SHOTS) {
      const file = join(process.env.SHOTS, `${process.env.ENGINE} ${name}.png`);
      writeFileSync(file, Buffer.from(await page.screenshot(), 'base64'));
    }
  }
  return faults;
}

/** A busy machine draws a change late: only what two looks in a row find counts. */
function faultsAtRest(page: Page): Promise<string[]> {
  let before: string | null = null;
  return until(async () => {
    const found = await page.run(faultsOfOpenDialog);
    const seen = found.join();
    const isAtRest = seen === '' || seen === before;
    before = seen;
    if (!isAtRest) throw new Error(seen);
    return found;
  });
}

/** Runs in the page, on the last open dialog, after the end of its animations. */
async function faultsOfOpenDialog(): Promise<string[]> {
  /** A body lower than this (px) shows not even one choice. */
  const ONE_CHOICE_PX = 96;
  const faults: string[] = [];
  // A change of size begins its animations with the next frame.
  const nextFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await nextFrames();
  const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(
    (one) => one.getAttribute('data-state') !== 'closed',
  );
  const dialog = open.at(-1);
  if (!dialog) throw new Error('No dialog is open.');
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(finite.map(({ finished }) => finished));
  if (document.querySelector('[role=dialog][data-state=closed]')) {
    throw new Error('The dialog before is not gone yet.');
  }

  const { top, bottom, left, right, height } = dialog.getBoundingClientRect();
  if (top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1) {
    faults.push('it reaches out of the window');
  }
  const body = dialog.querySelector(':scope > [role=status] + div');
  if (body) {
    const { clientHeight: shown, scrollHeight: all } = body;
    const highest = Number.parseFloat(getComputedStyle(dialog).maxHeight) || innerHeight;
    const sizes = `${shown} of ${all} px of the body in a dialog of ${Math.round(height)} px`;
    if (all > shown + 1 && height < highest - 2) faults.push(`${sizes}, which may have ${highest}`);
    if (shown < Math.min(all, ONE_CHOICE_PX)) faults.push(sizes);
  }

  const controls = [...dialog.querySelectorAll('button, a[href], input, select, textarea')];
  for (const control of controls) {
    const { width } = control.getBoundingClientRect();
    if (width < 2 || control.closest('[aria-hidden=true], [hidden]')) continue;
    if (getComputedStyle(control).visibility !== 'visible') continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The rectangle covers the first line of a link that wraps.
    const [box = control.getBoundingClientRect()] = control.getClientRects();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const label = control.closest('label');
    // Toasts and their list disappear by themselves.
    const isToast = hit?.closest('[data-swipe-direction], ol:has(> [data-swipe-direction])');
    if (control.contains(hit) || label?.contains(hit) || isToast) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName;
    faults.push(`"${name.trim()}" cannot be tapped: ${hit?.outerHTML.slice(0, 80)} lies there`);
  }
  // The dialog scrolls back to its start for the picture.
  body?.scrollTo({ top: 0, behavior: 'instant' });
  await nextFrames();
  return faults;
}
