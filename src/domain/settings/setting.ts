import * as v from 'valibot';
import { emailText, humanText, lineText, liraAmount, listOf } from '../fields';
import { liraText, wholeKurus } from '../money';
import type { Coordinates } from '../orders/delivery';
import type { AgeingMinutes } from '../orders/order-ageing';
import { internationalPhone } from '../phone';
import type { Choice, Field, Words } from '../resource/field';
import { isDay } from '../venue';

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

export type SettingChoice<Value extends string = string> = Choice & { value: Value };

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
  const day = v.pipe(
    v.string('date.invalid'),
    v.maxLength(10, 'date.invalid'),
    v.check(isDay, 'date.invalid'),
  );
  const schema = v.pipe(
    listOf(day, MOST_DAYS, 'text.too_long'),
    v.transform((days) => [...new Set(days)].sort()),
  );
  return { kind: 'days', schema, initial: [] };
}
