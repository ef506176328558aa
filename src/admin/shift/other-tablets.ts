/** The last report of another tablet, and its time (ms, server clock). */
export type TabletWord = {
  device: string;
  who: string;
  waiting: number;
  attention: number;
  at: number;
};

/** A tablet speaks at least every half minute: after twice that nobody knows what it has. */
const SILENT_AFTER_MS = 60_000;

export type OtherTablet = TabletWord & { isSilent: boolean };

/** The tablets whose work the next shift cannot count on: first those that are silent, then those that owe something. */
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
