import * as v from 'valibot';
import { slotAt, slotInstant, TIME } from '../bookings/booking';
import {
  emailText,
  humanText,
  internationalPhone,
  lineText,
  liraAmount,
  listOf,
  requiredText,
} from '../fields';
import { fold } from '../fold';
import { liraText, wholeKurus } from '../money';
import { dayText } from '../opening/opening';
import type { Coordinates } from '../orders/delivery';
import type { AgeingMinutes } from '../orders/order-ageing';
import type { Choice, Field, Words } from '../resource/resource';
import { ROLLOVER_HOUR } from '../venue';

export const SETTING_GROUPS = [
  'ordering',
  'bar',
  'opening',
  'delivery',
  'menu',
  'bookings',
  'brunch',
  'club',
  'contact',
  'pictures',
  'mail',
  'legal',
  'office',
  'till',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

type SettingChoice<Value extends string = string> = Choice & { value: Value };

/** A setting is a field of the venue that always has a value. */
export type SettingShape<Value> = Pick<Field, 'kind' | 'unit' | 'parts'> & {
  schema: v.GenericSchema<unknown, Value>;
  initial: Value;
  choices?: readonly SettingChoice[];
};

export type SettingDefinition<Value = unknown> = SettingShape<Value> & { group: SettingGroup };

/** The settings of one group by their keys; each keeps the type of its own value. */
export type SettingDefinitions = Record<string, SettingDefinition<never> | SettingDefinition>;

type InGroup<Settings> = { [Key in keyof Settings]: Settings[Key] & { group: SettingGroup } };

/** Puts settings into one group of the page. */
export function inGroup<
  const Settings extends Record<string, SettingShape<never> | SettingShape<unknown>>,
>(group: SettingGroup, settings: Settings): InGroup<Settings> {
  const grouped = Object.entries(settings).map(([key, one]) => [key, { group, ...one }]);
  // Built from the same keys.
  return Object.fromEntries(grouped) as InGroup<Settings>;
}

export function switched(initial: boolean): SettingShape<boolean> {
  return { kind: 'flag', schema: v.boolean('invalid'), initial };
}

type Range = { from: number; to: number; isWhole?: boolean; unit: Words };

export function numbered(initial: number, range: Range): SettingShape<number> {
  const { from, to, isWhole = true, unit } = range;
  const schema = v.pipe(
    v.number('number.invalid'),
    v.finite('number.invalid'),
    v.minValue(from, 'number.range'),
    v.maxValue(to, 'number.range'),
    v.check((value) => !isWhole || Number.isInteger(value), 'number.whole'),
  );
  return { kind: 'decimal', schema, initial, unit };
}

/** Whole days within the range, or 0 for no end. */
export function keptDays(initial: number, range: Omit<Range, 'unit'>): SettingShape<number> {
  const unit = { en: 'days', tr: 'gün' };
  const { from, to } = range;
  const schema = v.pipe(
    v.number('number.invalid'),
    v.check((days) => Number.isInteger(days), 'number.whole'),
    v.check((days) => days === 0 || (days >= from && days <= to), 'number.range'),
  );
  return { kind: 'decimal', schema, initial, unit };
}

const MOST_MINUTES = 240;

/** Minutes of waiting until an order turns amber, and red. */
export function aged(initial: AgeingMinutes): SettingShape<AgeingMinutes> {
  const { schema: minutes } = numbered(0, { from: 1, to: MOST_MINUTES, unit: { en: '', tr: '' } });
  const schema = v.pipe(
    v.object({ due: minutes, late: minutes }, 'invalid'),
    v.check(({ due, late }) => due < late, 'ageing.order'),
  );
  return { kind: 'ageing', schema, initial, unit: { en: 'minutes', tr: 'dakika' } };
}

/** Lira with two decimals, as text. */
export function priced(initialKurus: number, mostKurus: number): SettingShape<string> {
  const schema = v.pipe(
    liraAmount,
    v.transform(wholeKurus),
    v.maxValue(mostKurus, 'amount.invalid'),
    v.transform(liraText),
  );
  return { kind: 'lira', schema, initial: liraText(initialKurus) };
}

const LINE_MAX = 300;
const PARAGRAPH_MAX = 300;

export function written(max = LINE_MAX): SettingShape<string> {
  return { kind: 'line', schema: lineText(max), initial: '' };
}

export function paragraph(): SettingShape<string> {
  return { kind: 'paragraph', schema: humanText(PARAGRAPH_MAX), initial: '' };
}

/** A page of one of these sites or of their subdomains; empty: not set. */
export function linked(sites: readonly string[]): SettingShape<string> {
  const names = sites.map((site) => site.replaceAll('.', '\\.')).join('|');
  // No user, no port, and nothing that ends an attribute.
  const page = new RegExp(`^https://(?:[a-z0-9-]+\\.)*(?:${names})(?:[/?][^\\s"'<>\\\\]*)?$`, 'i');
  const schema = v.pipe(
    lineText(LINE_MAX),
    v.check((text) => text === '' || page.test(text), 'link.invalid'),
  );
  return { kind: 'line', schema, initial: '' };
}

/** International, without spaces, Turkish without a calling code; empty: not set. */
export function phoned(): SettingShape<string> {
  const schema = v.pipe(
    lineText(LINE_MAX),
    v.transform(internationalPhone),
    v.check((text) => text === '' || /^\+\d{7,15}$/.test(text), 'phone.international'),
  );
  return { kind: 'line', schema, initial: '' };
}

export function mailed(): SettingShape<string> {
  const empty = v.pipe(
    lineText(LINE_MAX),
    v.check((text) => text === '', 'email.invalid'),
  );
  return { kind: 'line', schema: v.union([emailText(), empty], 'email.invalid'), initial: '' };
}

/** The address of an uploaded picture of the venue; empty: not set. */
export function pictured(): SettingShape<string> {
  const address = /^(\/pictures\/[0-9a-f]{32}-1280\.avif)?$/;
  const schema = v.pipe(v.string('picture.address'), v.regex(address, 'picture.address'));
  return { kind: 'line', schema, initial: '' };
}

const degrees = (most: number) =>
  v.pipe(
    v.number('place.invalid'),
    v.minValue(-most, 'place.invalid'),
    v.maxValue(most, 'place.invalid'),
  );

export function placed(): SettingShape<Coordinates | null> {
  const schema = v.nullable(
    v.object({ latitude: degrees(90), longitude: degrees(180) }, 'place.invalid'),
  );
  return { kind: 'place', schema, initial: null };
}

const MOST_DAYS = 60;

/** Calendar days by the venue's clock, yyyy-MM-dd, in their order. */
export function listedDays(): SettingShape<string[]> {
  const schema = v.pipe(
    listOf(dayText, MOST_DAYS, 'text.too_long'),
    v.transform((days) => [...new Set(days)].sort()),
  );
  return { kind: 'days', schema, initial: [] };
}

const BRUNCH_NAME_MAX = 60;
const MOST_DISHES = 40;
const MOST_TIMES = 60;

/** A dish or drink in the order of its list; guests see those that are on. */
export type ListedDish = { nameEn: string; nameTr: string; isOn: boolean };

/** The columns that every list of dishes has. */
export const LISTED_DISH = {
  nameEn: requiredText('dish.name_required', BRUNCH_NAME_MAX),
  nameTr: requiredText('dish.name_required', BRUNCH_NAME_MAX),
  isOn: v.boolean('invalid'),
};

type DishList<Dish> = {
  dish: v.GenericSchema<unknown, Dish>;
  /** true: at least one must be on. */
  needsOne: boolean;
};

export function listedDishes<Dish extends ListedDish>(
  initial: readonly Dish[],
  { dish, needsOne }: DishList<Dish>,
): SettingShape<Dish[]> {
  const schema = v.pipe(
    listOf(dish, MOST_DISHES, 'text.too_long'),
    v.check((dishes) => !hasTwice(dishes.map(({ nameEn }) => nameEn)), 'dish.name_twice'),
    v.check((dishes) => !needsOne || dishes.some(({ isOn }) => isOn), 'dish.none_on'),
  );
  return { kind: 'dishes', schema, initial: [...initial] };
}

/** Times of one evening, HH:mm; those after midnight come last. */
export function listedTimes(initial: readonly string[]): SettingShape<string[]> {
  const time = v.pipe(
    v.string('time.invalid'),
    v.check((text) => TIME.test(text) && isOfOneEvening(text), 'time.invalid'),
  );
  const schema = v.pipe(
    listOf(time, MOST_TIMES, 'text.too_long'),
    v.minLength(1, 'time.none'),
    v.transform((times) => [...new Set(times)].sort(byEvening)),
  );
  return { kind: 'times', schema, initial: [...initial] };
}

function hasTwice(names: readonly string[]): boolean {
  return new Set(names.map(fold)).size < names.length;
}

/** A slot must lie in the evening of its own day. */
function isOfOneEvening(reservationTime: string): boolean {
  const serviceDay = '2026-07-01';
  return slotAt(slotInstant({ serviceDay, reservationTime })).serviceDay === serviceDay;
}

function byEvening(a: string, b: string): number {
  return eveningTime(a).localeCompare(eveningTime(b), 'en');
}

function eveningTime(time: string): string {
  return Number(time.slice(0, 2)) < ROLLOVER_HOUR ? `next ${time}` : `${time}`;
}

type Numbers = { from: number; to: number; unit: Words; parts: readonly Words[] };

/** A number for each part; `isRising`: each is larger than the one before. */
export function listedNumbers(
  initial: readonly number[],
  { parts, isRising = false, ...range }: Numbers & { isRising?: boolean },
): SettingShape<number[]> {
  const { schema: number } = numbered(range.from, range);
  const schema = v.pipe(
    listOf(number, parts.length, 'number.invalid'),
    v.length(parts.length, 'number.invalid'),
    v.check((list) => !isRising || list.every(isLarger), 'number.order'),
  );
  return { kind: 'numbers', schema, initial: [...initial], unit: range.unit, parts };
}

const NAME_MAX = 20;

/** A name for each part, all different. */
export function listedNames(
  initial: readonly string[],
  parts: readonly Words[],
): SettingShape<string[]> {
  // The history separates the names with slashes.
  const name = v.pipe(requiredText('name.required', NAME_MAX), v.excludes('/', 'invalid'));
  const schema = v.pipe(
    listOf(name, parts.length, 'name.required'),
    v.length(parts.length, 'name.required'),
    v.check((names) => new Set(names).size === names.length, 'name.taken'),
  );
  return { kind: 'names', schema, initial: [...initial], parts };
}

function isLarger(number: number, at: number, all: readonly number[]): boolean {
  return at === 0 || number > (all[at - 1] ?? 0);
}

export function chosenOne<Value extends string>(
  initial: Value,
  choices: readonly SettingChoice<Value>[],
): SettingShape<Value> {
  const values = choices.map(({ value }) => value);
  return { kind: 'choice', schema: v.picklist(values, 'choice.unknown'), initial, choices };
}

type Limits = { least?: number };

/** Some of the choices, in their order. */
export function chosen<Value extends string>(
  initial: readonly Value[],
  choices: readonly SettingChoice<Value>[],
  { least = 0 }: Limits = {},
): SettingShape<Value[]> {
  const values = choices.map(({ value }) => value);
  const schema = v.pipe(
    listOf(v.picklist(values, 'choice.unknown'), values.length, 'choice.unknown'),
    v.check((picked) => picked.length >= least, 'choice.required'),
    v.transform((picked) => values.filter((value) => picked.includes(value))),
  );
  return { kind: 'ticks', schema, initial: [...initial], choices };
}
