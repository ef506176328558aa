import { ROLLOVER_HOUR } from '#domain/venue';

/** A draft keeps the times in one line. */
export function timesIn(typed: string): string[] {
  return typed.split(' ').filter((time) => time !== '');
}

/** Reads 18:30, 18.30, 1830, 9:00 or 18; null: no time. */
export function timeOf(text: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

export function withTime(times: readonly string[], time: string): string[] {
  return [...new Set([...times, time])].sort((a, b) => place(a) - place(b));
}

/** Times after midnight come last. */
function place(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (hour < ROLLOVER_HOUR ? hour + 24 : hour) * 60 + minute;
}
