import type * as v from 'valibot';
import type { announcement } from '../guest-venue';
import { venueTime } from '../venue';

export const ANNOUNCEMENT_KINDS = ['banner', 'happy_hour', 'event'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Holds an announcement for guests; start and end are instants (ms). */
export type PublicAnnouncement = Omit<v.InferOutput<typeof announcement>, 'kind' | 'weekdays'> & {
  kind: AnnouncementKind;
  weekdays?: readonly Weekday[];
};

/** `at` is the time of the server's list (ms): of two lists on a phone, the later one counts. */
export type VenueNews = { at: number; list: readonly PublicAnnouncement[] };

/** The cookie names the banner that was closed on this device. */
export const CLOSED_BANNER_COOKIE = 'bb_closed';

/** Minutes and days of the venue have no summer time: Turkey stays at UTC+3. */
export function instantOfMoment(moment: string): number {
  return Date.parse(`${moment}:00+03:00`);
}

/** Returns the one banner to show: of several, the one that started last. A closed banner hides the older ones too. */
export function bannerAt(
  list: readonly PublicAnnouncement[],
  now: number,
  closedId?: string | null,
): PublicAnnouncement | null {
  const running = list.filter((one) => one.kind === 'banner' && isRunning(one, now));
  const [latest] = running.sort((a, b) => b.startsAt - a.startsAt || (a.id < b.id ? 1 : -1));
  return latest && latest.id !== closedId ? latest : null;
}

/** Returns running happy hours, then events that have not ended, the next one first. */
export function whatsOnAt(
  list: readonly PublicAnnouncement[],
  now: number,
): readonly PublicAnnouncement[] {
  const hours = list.filter((one) => one.kind === 'happy_hour' && isRunning(one, now));
  const events = list.filter(({ kind, endsAt }) => kind === 'event' && now < endsAt);
  return [...hours, ...events.sort((a, b) => a.startsAt - b.startsAt)];
}

function isRunning({ startsAt, endsAt }: PublicAnnouncement, now: number): boolean {
  return startsAt <= now && now < endsAt;
}

/** True during an event, and in the hours of a happy hour's weekdays, also after their midnight. */
export function isOnNow(announcement: PublicAnnouncement, now: number): boolean {
  if (!isRunning(announcement, now)) return false;
  const { weekdays, fromTime, toTime } = announcement;
  if (!weekdays || !fromTime || !toTime) return true;
  const { date, hour, minute } = venueTime(now);
  const time = hour * 60 + minute;
  const [from, to] = [minutesOf(fromTime), minutesOf(toTime)];
  const day = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const startsOn = (index: number) => weekdays.some((one) => one === WEEKDAYS[index % 7]);
  if (from < to) return startsOn(day) && time >= from && time < to;
  return (startsOn(day) && time >= from) || (startsOn(day + 6) && time < to);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
