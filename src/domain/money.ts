/** Code and database count money in whole kuruş; the specified API sends lira. */
export const KURUS_PER_LIRA = 100;

/** Formats lira as the API's text number: 48000 → "480.00". */
export function liraText(kurus: number): string {
  return (kurus / KURUS_PER_LIRA).toFixed(2);
}

export function liraNumber(kurus: number): number {
  return kurus / KURUS_PER_LIRA;
}

/** Returns null if the amount is not a whole number of kuruş. */
export function kurusOf(lira: number | string): number | null {
  if (typeof lira === 'string' && !/^\d{1,9}(\.\d{1,2})?$/.test(lira)) return null;
  const kurus = Number(lira) * KURUS_PER_LIRA;
  const rounded = Math.round(kurus);
  return Number.isFinite(kurus) && Math.abs(kurus - rounded) < 1e-6 ? rounded : null;
}
