/** A waiter's tablet offers this many dishes first. */
export const OFTEN_SHOWN = 15;
export const OFTEN_DAYS = 28;

/** The dishes sold most at each hour (0 to 23, venue's clock), the most sold first. */
export type Often = { hours: readonly { hour: number; dishes: readonly number[] }[] };

/** Returns the dishes of this hour, and then of the hours around it. */
export function oftenAt({ hours }: Often, hour: number): number[] {
  const near = [...hours].sort((a, b) => away(a.hour, hour) - away(b.hour, hour));
  return [...new Set(near.flatMap(({ dishes }) => dishes))].slice(0, OFTEN_SHOWN);
}

/** 23:00 and 00:00 are an hour apart. */
function away(a: number, b: number): number {
  const hours = Math.abs(a - b);
  return Math.min(hours, 24 - hours);
}
