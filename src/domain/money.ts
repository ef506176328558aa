/** Code and database count money in whole kuruş; the specified API sends lira. */
export const KURUS_PER_LIRA = 100;

/** Formats lira as the API's text number: 48000 → "480.00". */
export function liraText(kurus: number): string {
  return (kurus / KURUS_PER_LIRA).toFixed(2);
}

export function liraNumber(kurus: number): number {
  return kurus / KURUS_PER_LIRA;
}

/** Converts an amount that a schema has accepted (`liraAmount`). @throws RangeError, never a zero */
export function wholeKurus(lira: number | string): number {
  const kurus = kurusOf(lira);
  if (kurus === null) throw new RangeError('Not a whole number of kuruş.');
  return kurus;
}

/** Reads an amount that a screen only shows: an unreadable one shows as nothing. Ways in use `wholeKurus`. */
export function shownKurus(lira: number | string): number {
  return kurusOf(lira) ?? 0;
}

/** Returns null if the amount is not a whole number of kuruş. */
export function kurusOf(lira: number | string): number | null {
  if (typeof lira === 'string' && !/^\d{1,9}(\.\d{1,2})?$/.test(lira)) return null;
  const kurus = Number(lira) * KURUS_PER_LIRA;
  const rounded = Math.round(kurus);
  return Number.isFinite(kurus) && Math.abs(kurus - rounded) < 1e-6 ? rounded : null;
}

/** Reads an amount that may be negative: money that was given back. */
export function signedKurus(lira: string): number {
  const kurus = wholeKurus(lira.replace(/^-/, ''));
  return lira.startsWith('-') ? -kurus : kurus;
}
