import * as v from 'valibot';
import { requiredText } from '../fields';
import type { Opening } from '../opening/opening';
import { hoursOn, isOpenOn } from '../opening/opening';
import { addDays, isDay } from '../venue';
import { guestFields, optionalEmail, specialRequests, TABLE_PARTY_SIZES } from './book-table';
import type { TableArea } from './booking';
import {
  BOOK_AHEAD_DAYS,
  BOOKING_LEAD_MS,
  eveningMinute,
  preferredArea,
  STAY_MS,
  slotInstant,
  TABLE_AREAS,
  TABLE_PREFERENCES,
  TABLE_SLOTS,
} from './booking';

export type Span = { startsAt: number; endsAt: number };
export type VenueTable = { id: number; area: string; seats: number };
export type Stay = Span & { tableId: number };
export type Evening = { tables: readonly VenueTable[]; stays: readonly Stay[] };

/** `tablePreference: null` means any area. */
export type Wish = {
  serviceDay: string;
  reservationTime: string;
  tablePreference: TableArea | null;
  partySize: number;
};

export type Alternative = Omit<Wish, 'partySize'> & { reservationDate: string };

type Choice = {
  slots: readonly string[];
  /** The guest may choose from these areas; null means that the server chooses. */
  areas: readonly (TableArea | null)[];
  /** The server offers no slots before this instant (ms). */
  after: number;
};

/** Back-to-back stays do not overlap. */
export function overlaps(a: Span, b: Span): boolean {
  return a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

const MINUTE_MS = 60_000;
const MAX_ALTERNATIVES = 3;
/** Another area ranks like a slot that is 30 minutes away. */
const OTHER_AREA_MINUTES = 30;

/** Returns the nearest free alternatives on the same evening. The requested area wins a tie, then the earlier slot. */
export function nearestAlternatives(
  evening: Evening,
  wish: Wish,
  { slots, areas, after }: Choice,
): Alternative[] {
  const { serviceDay, partySize } = wish;
  const wishedAt = slotInstant(wish);
  return slots
    .flatMap((reservationTime) => {
      const startsAt = slotInstant({ serviceDay, reservationTime });
      return areas.map((tablePreference) => ({ reservationTime, tablePreference, startsAt }));
    })
    .filter(({ startsAt }) => startsAt > after)
    .filter((way) => hasFreeTable(evening, { ...way, partySize }))
    .sort((a, b) => farness(a, wish, wishedAt) - farness(b, wish, wishedAt) || nearer(a, b, wish))
    .slice(0, MAX_ALTERNATIVES)
    .map(({ startsAt, ...way }) => ({
      reservationDate: new Date(startsAt).toISOString(),
      serviceDay,
      ...way,
    }));
}

/** A time of an evening with the areas that have a free table; no area means that the time is full. */
export type TableTime = { time: string; areas: TableArea[] };

export function isFull({ areas }: Pick<TableTime, 'areas'>, preference: string): boolean {
  const area = preferredArea(preference);
  return area === null ? areas.length === 0 : !areas.includes(area);
}

export function freeTimes(
  evening: Evening,
  { serviceDay, partySize }: Pick<Wish, 'serviceDay' | 'partySize'>,
  times: readonly string[],
): TableTime[] {
  return times.map((time) => {
    const startsAt = slotInstant({ serviceDay, reservationTime: time });
    const isFree = (tablePreference: TableArea) =>
      hasFreeTable(evening, { startsAt, tablePreference, partySize });
    return { time, areas: TABLE_AREAS.filter(isFree) };
  });
}

type Way = { startsAt: number; tablePreference: TableArea | null };

function hasFreeTable(
  { tables, stays }: Evening,
  { startsAt, tablePreference, partySize }: Way & { partySize: number },
): boolean {
  const span = { startsAt, endsAt: startsAt + STAY_MS };
  const isTaken = (id: number) => stays.some((stay) => stay.tableId === id && overlaps(stay, span));
  return tables.some(
    ({ id, area, seats }) =>
      seats >= partySize && (tablePreference === null || area === tablePreference) && !isTaken(id),
  );
}

function farness(way: Way, wish: Wish, wishedAt: number): number {
  const minutes = Math.abs(way.startsAt - wishedAt) / MINUTE_MS;
  return minutes + (way.tablePreference === wish.tablePreference ? 0 : OTHER_AREA_MINUTES);
}

function nearer(a: Way, b: Way, wish: Wish): number {
  const isWished = (way: Way) => Number(way.tablePreference === wish.tablePreference);
  return isWished(b) - isWished(a) || a.startsAt - b.startsAt;
}

/** Returns the times of an evening at which the venue is open. */
export function openSlots(opening: Opening, day: string, slots: readonly string[]): string[] {
  return slots.filter((time) => isOpenOn(opening, day, eveningMinute(time)));
}

/** Returns the days from `first` to `last` on which nobody can book. */
export function daysWithoutBookings(
  opening: Opening,
  closedDays: readonly string[],
  { first, last }: { first: string; last: string },
): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (hoursOn(opening, day) === null || closedDays.includes(day)) days.push(day);
  }
  return days;
}

/** What guests may book at present. */
export type TableRules = typeof USUAL_TABLES;

export const USUAL_TABLES = {
  /** Times of the evening, HH:mm, in their order. */
  times: TABLE_SLOTS,
  /** The largest party that can book online: one of TABLE_PARTY_SIZES. */
  maxParty: 10,
  /** Tables and brunches can be booked until this many days from today. */
  daysAhead: BOOK_AHEAD_DAYS,
  /** A table is booked at least this long before its time. */
  leadMinutes: BOOKING_LEAD_MS / MINUTE_MS,
};

const toldRules = v.fallback(
  v.object({
    times: v.fallback(v.array(v.string()), [...TABLE_SLOTS]),
    maxParty: v.fallback(v.number(), USUAL_TABLES.maxParty),
    daysAhead: v.fallback(v.number(), USUAL_TABLES.daysAhead),
    leadMinutes: v.fallback(v.number(), USUAL_TABLES.leadMinutes),
  }),
  { ...USUAL_TABLES, times: [...TABLE_SLOTS] },
);

/** Reads rules as the server tells them: only the unusual ones. Unreadable ones count as usual. */
export function tableRulesIn(told: unknown): TableRules {
  return v.parse(toldRules, told);
}

export function partySizesFor({ maxParty }: Pick<TableRules, 'maxParty'>): number[] {
  return TABLE_PARTY_SIZES.filter((size) => size <= maxParty);
}

export function leadMsOf({ leadMinutes }: Pick<TableRules, 'leadMinutes'>): number {
  return leadMinutes * MINUTE_MS;
}

/** Returns whether a table can no longer be booked for the instant `startsAt` (ms). */
export function isTooClose(
  startsAt: number,
  now: number,
  rules: Pick<TableRules, 'leadMinutes'>,
): boolean {
  return now > startsAt - leadMsOf(rules);
}

/** Checks an evening and a time against the offered times. */
export function timeForm(times: readonly string[]) {
  return v.object({
    reservationDate: v.pipe(requiredText('date.required', 10), v.check(isDay, 'date.invalid')),
    reservationTime: v.pipe(
      requiredText('time.required', 5),
      v.check((time) => times.includes(time), 'time.not_offered'),
    ),
  });
}

/** Checks the form against the present rules. */
export function tableForm({ times, maxParty }: Pick<TableRules, 'times' | 'maxParty'>) {
  return v.object({
    ...timeForm(times).entries,
    partySize: v.pipe(
      requiredText('party.required', 2),
      v.transform(Number),
      v.picklist(TABLE_PARTY_SIZES, 'party.required'),
      v.check((size) => size <= maxParty, 'party.required'),
    ),
    tablePreference: v.pipe(
      requiredText('table_preference.required', 20),
      v.picklist(TABLE_PREFERENCES, 'table_preference.required'),
    ),
    ...guestFields,
    guestEmail: optionalEmail,
    specialRequests,
  });
}

/** Checks the form of another time; a brunch keeps its party. */
export function changeForm(times: readonly string[], parties: readonly number[]) {
  return v.object({
    ...timeForm(times).entries,
    partySize: v.pipe(
      requiredText('party.required', 3),
      v.transform(Number),
      v.check((size) => parties.includes(size), 'party.required'),
    ),
  });
}

export type TableForm = v.InferOutput<ReturnType<typeof tableForm>>;
export type TableFormValues = Record<keyof TableForm, string>;

/** Empties the answers that are no longer offered, so the form asks for them again. */
export function stillOffered(
  answers: TableFormValues,
  { times, maxParty }: Pick<TableRules, 'times' | 'maxParty'>,
): TableFormValues {
  const { reservationTime, partySize } = answers;
  return {
    ...answers,
    reservationTime: times.includes(reservationTime) ? reservationTime : '',
    partySize: Number(partySize) <= maxParty ? partySize : '',
  };
}
