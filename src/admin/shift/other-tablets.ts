/** Holds the last report of another tablet, and its time (ms, server clock). */
export type TabletWord = {
  device: string;
  who: string;
  waiting: number;
  attention: number;
  at: number;
};

/** Tablets pull every 30 s; after twice that their state is unknown. */
const SILENT_AFTER_MS = 60_000;

export type OtherTablet = TabletWord & { isSilent: boolean };

/** Returns tablets that need attention: silent ones first, then those with unsent mutations. */
export function otherTablets(
  tablets: readonly TabletWord[],
  own: string | null,
  now: number,
): OtherTablet[] {
  return tablets
    .filter(({ device }) => device !== own)
    .map((tablet) => ({ ...tablet, isSilent: now - tablet.at > SILENT_AFTER_MS }))
    .filter(({ isSilent, waiting, attention }) => isSilent || waiting + attention > 0)
    .sort((a, b) => Number(b.isSilent) - Number(a.isSilent));
}
