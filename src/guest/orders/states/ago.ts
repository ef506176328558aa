import type { Language } from '../../../i18n/language';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "12 minutes ago". */
export function formatAgo(ageMs: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (ageMs >= 2 * DAY_MS) return format.format(-Math.floor(ageMs / DAY_MS), 'day');
  if (ageMs >= 2 * HOUR_MS) return format.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return format.format(-Math.max(1, Math.floor(ageMs / MINUTE_MS)), 'minute');
}
