const MINUTE_MS = 60_000;

export type TimeLeft = { days: number; hours: number; minutes: number };

/** Formats a duration; a negative duration counts as zero. */
export function timeLeft(ms: number): TimeLeft {
  const minutes = Math.max(0, Math.ceil(ms / MINUTE_MS));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
}
