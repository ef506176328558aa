const YEAR_MS = 365 * 24 * 60 * 60_000;

/**
 * Returns the instant of the bank's yyyyMMddHHmmss, MMddHHmmss or ISO text, in Turkish time (UTC+3, no summer time)
 * unless the text names its offset.
 */
export function hostInstant(text: string, now: number): number | null {
  const [iso, offset] =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  if (iso !== undefined) return valid(Date.parse(offset ? iso : `${iso}+03:00`));
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})?(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (month === undefined) return null;
  const at = (y: number | string) =>
    Date.parse(`${y}-${month}-${day}T${hour}:${minute}:${second}+03:00`);
  if (year !== undefined) return valid(at(year));
  const thisYear = new Date(now).getUTCFullYear();
  // Without a year the closest one counts: the server may read a sale of New Year's Eve on 1 January.
  const near = [thisYear - 1, thisYear, thisYear + 1].map(at);
  return valid(near.find((one) => Math.abs(one - now) < YEAR_MS / 2) ?? Number.NaN);
}

function valid(at: number): number | null {
  return Number.isNaN(at) ? null : at;
}
