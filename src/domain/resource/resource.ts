import * as v from 'valibot';
import {
  emailText,
  humanText,
  lineText,
  liraAmount,
  optionalPhoneText,
  requiredText,
  uuidText,
} from '../fields';
import { fold, searchWords } from '../fold';
import { liraText, wholeKurus } from '../money';
import { MOST_IN_PAGE, pageLimit, pageQuery } from '../page-query';
import { milliOf } from '../quantity';
import type { Ability } from '../roles';
import type { Operation } from '../sync/operation';
import { operation } from '../sync/operation';

/** Labels are here instead of in a catalog, because the CSV and the API description need them too. */
export type Words = { en: string; tr: string };

export type FieldKind =
  | 'line'
  | 'paragraph'
  | 'email'
  | 'phone'
  | 'whole'
  /** The amount is in units; its column `<name>Milli` holds whole thousandths. */
  | 'decimal'
  /** The value is lira as text ("480.00"); its column is `<name>Kurus`. */
  | 'lira'
  | 'flag'
  | 'choice'
  | 'choices'
  /** The field holds the id of another record; the screen provides the list to choose from. */
  | 'reference'
  | 'day'
  /** The field holds a minute by the venue's clock: "2026-07-04T18:00". */
  | 'moment'
  /** The field holds an instant as ISO text. */
  | 'instant'
  /** Choices with a check box each, in their order. */
  | 'ticks'
  /** A number, or a name, for each of the field's parts. */
  | 'numbers'
  | 'names'
  /** Minutes until an order is due and until it is late. */
  | 'ageing'
  | 'place'
  /** Calendar days by the venue's clock, yyyy-MM-dd. */
  | 'days'
  /** Times of one evening, HH:mm. */
  | 'times'
  | 'week'
  | 'closures'
  | 'dishes';

/** A record that holds a choice with `isAlone` holds no other. */
export type Choice = { value: string; label: Words; isAlone?: true };

export function choicesOf<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, Words>>,
): (Choice & { value: Value })[] {
  return values.map((value) => ({ value, label: words[value] }));
}

type Options = {
  label: Words;
  hint?: Words;
  /** What an empty choice means. */
  none?: Words;
  inList?: true;
  isSortable?: true;
  isSearched?: true;
  isFilter?: true;
  /** Only the form of a new record has the field: afterwards the record's own actions change the value. */
  isOpening?: true;
  /** API clients may omit the field: the server then writes the initial value. */
  isDefaulted?: true;
  /** A read-only field is in no input schema. */
  isFact?: true;
};

/** What the list of a resource does with a column. */
export const SORTED = { inList: true, isSortable: true } as const;
export const FOUND = { inList: true, isSearched: true } as const;
export const LISTED = { ...SORTED, isSearched: true } as const;
export const FILTERED = { inList: true, isFilter: true } as const;

export type Field<Schema extends v.GenericSchema = v.GenericSchema> = Options & {
  kind: FieldKind;
  schema: Schema;
  isRequired: boolean;
  initial: unknown;
  choices?: readonly Choice[];
  /** Beside the value: minutes, km, percent. */
  unit?: Words;
  /** Names each part of a value of the kinds `numbers` and `names`, in order. */
  parts?: readonly Words[];
  /** The referenced records have numbers instead of UUIDs. */
  isNumbered?: boolean;
};

function line({ max, required, ...options }: Options & { max: number; required?: string }) {
  const schema = required ? requiredText(required, max) : lineText(max);
  return { ...options, kind: 'line' as const, schema, isRequired: !!required, initial: '' };
}

function paragraph({ max, ...options }: Options & { max: number }) {
  const schema = humanText(max);
  return { ...options, kind: 'paragraph' as const, schema, isRequired: false, initial: '' };
}

function optionalPhone(options: Options) {
  const schema = optionalPhoneText();
  return { ...options, kind: 'phone' as const, schema, isRequired: false, initial: '' };
}

function optionalEmail(options: Options) {
  const schema = v.union([v.literal(''), emailText()], 'email.invalid');
  return { ...options, kind: 'email' as const, schema, isRequired: false, initial: '' };
}

type Range = Options & { min: number; max: number };

function optionalWhole({ min, max, ...options }: Range) {
  const code = 'number.whole';
  const number = v.pipe(
    v.number(code),
    v.integer(code),
    v.minValue(min, 'number.range'),
    v.maxValue(max, 'number.range'),
  );
  const schema = v.nullable(number);
  return { ...options, kind: 'whole' as const, schema, isRequired: false, initial: null };
}

/** The schema accepts fractions to a thousandth: 2.5 kg. */
function decimal({ min, max, initial, ...options }: Range & { initial: number }) {
  const code = 'number.invalid';
  const schema = v.pipe(
    v.number(code),
    v.finite(code),
    v.minValue(min, 'number.range'),
    v.maxValue(max, 'number.range'),
    v.check((units) => milliOf(units) !== null, code),
  );
  return { ...options, kind: 'decimal' as const, schema, isRequired: true, initial };
}

/** Accepts lira as a number or text on the wire and returns "480.00". */
function lira(options: Options) {
  const schema = v.pipe(liraAmount, v.transform(liraOf));
  return { ...options, kind: 'lira' as const, schema, isRequired: true, initial: '' };
}

function optionalLira(options: Options) {
  const schema = v.nullable(v.pipe(liraAmount, v.transform(liraOf)));
  return { ...options, kind: 'lira' as const, schema, isRequired: false, initial: null };
}

function liraOf(amount: number | string): string {
  return liraText(wholeKurus(amount));
}

/** Accepts a minute by the venue's clock. */
function moment(options: Options) {
  const schema = v.pipe(v.string('date.required'), v.isoDateTime('date.required'));
  const hint = { en: 'Fethiye time', tr: 'Fethiye saati' };
  return { hint, ...options, kind: 'moment' as const, schema, isRequired: true, initial: '' };
}

function flag({ initial = false, ...options }: Options & { initial?: boolean }) {
  const schema = v.optional(v.boolean(), initial);
  return { ...options, kind: 'flag' as const, schema, isRequired: false, initial };
}

const UNKNOWN = 'choice.unknown';

type OneOf = Options & { choices: readonly Choice[]; code?: string };

function choice({ choices, code = UNKNOWN, ...options }: OneOf) {
  const values = choices.map(({ value }) => value);
  const schema = v.pipe(
    v.string(code),
    v.check((text) => values.includes(text), code),
  );
  const initial = values[0] ?? '';
  return { ...options, kind: 'choice' as const, schema, isRequired: true, initial, choices };
}

function optionalChoice(options: OneOf) {
  const { schema, ...one } = choice(options);
  return { ...one, schema: v.nullable(schema), isRequired: false, initial: null };
}

/** The values are stored in the order of the list. */
function choices({ choices: all, code = UNKNOWN, ...options }: OneOf) {
  const values = all.map(({ value }) => value);
  const alone = all.filter(({ isAlone }) => isAlone).map(({ value }) => value);
  const schema = v.pipe(
    v.optional(v.array(v.string(code)), []),
    v.check((chosen) => chosen.every((one) => values.includes(one)), code),
    v.check((chosen) => chosen.length < 2 || !chosen.some((one) => alone.includes(one)), code),
    v.transform((chosen) => values.filter((one) => chosen.includes(one))),
  );
  const initial: string[] = [];
  return { ...options, kind: 'choices' as const, schema, isRequired: false, initial, choices: all };
}

type Reference = Options & { isRequired: boolean; code: string };

function reference({ isRequired, code, ...options }: Reference) {
  const schema = isRequired ? v.pipe(v.string(code), uuidText) : v.nullable(uuidText);
  return { ...options, kind: 'reference' as const, schema, isRequired, initial: null };
}

function numberedReference({ code, ...options }: Options & { code: string }) {
  const schema = v.pipe(v.number(code), v.integer(code), v.minValue(1, code));
  const more = { schema, isRequired: true, initial: null, isNumbered: true };
  return { ...options, ...more, kind: 'reference' as const };
}

function fact(options: Options & { kind: FieldKind }) {
  const schema = v.unknown();
  return { ...options, schema, isRequired: false, initial: null, isFact: true as const };
}

/** Makes the fields of a resource. */
export const field = {
  choice,
  choices,
  decimal,
  fact,
  flag,
  line,
  lira,
  moment,
  numberedReference,
  optionalChoice,
  optionalEmail,
  optionalLira,
  optionalPhone,
  optionalWhole,
  paragraph,
  reference,
};

export type Fields = Readonly<Record<string, Field>>;

/** One description drives the form, the columns, the route, the CSV and the API description. */
export type Resource<F extends Fields = Fields> = {
  /** The audit (`supplier.change`) and stored drafts use this name. */
  name: string;
  words: { one: Words; many: Words };
  path: `/api/admin/${string}`;
  read: Ability;
  change: Ability;
  /** Who may take the list out as a file, if not everybody who reads it: personal data. */
  takeOut?: Ability;
  fields: F;
  /** Long rows make a page with fewer of them. */
  pageRows?: number;
  sort: string;
  title(record: Values, language: 'en' | 'tr'): string;
};

export type Values = Readonly<Record<string, unknown>>;

export type ResourceRecord = Values & {
  id: string | number;
  v: number;
  /** Holds the first name of the last editor, and the time (ISO); null means that nobody has edited the record. */
  changedBy: string | null;
  changedAt: string | null;
};

export type RecordPage = {
  rows: ResourceRecord[];
  total: number;
  page: number;
  limit: number;
};

export function defineResource<F extends Fields, Name extends string>(
  resource: Resource<F> & { name: Name; sort: (keyof F & string) | `-${keyof F & string}` },
): Resource<F> & { name: Name } {
  return resource;
}

export function exportAbility({
  read,
  takeOut = read,
}: Pick<Resource, 'read' | 'takeOut'>): Ability {
  return takeOut;
}

export function writtenFields({ fields }: Resource): [string, Field][] {
  return Object.entries(fields).filter(([, { isFact }]) => !isFact);
}

/** Describes the body of POST. The server gives a missing optional field its initial value. */
export function recordInput(resource: Resource) {
  const fields = writtenFields(resource).map(([name, field]) => {
    const { schema, initial, isRequired, isDefaulted } = field;
    return [name, isRequired && !isDefaulted ? schema : v.optional(schema, initial)] as const;
  });
  return v.object(Object.fromEntries(fields));
}

/** Describes the body of PUT. A missing field stays; the server writes only differences from `from`, as seen. */
function changeInput(resource: Resource) {
  const fields = writtenFields(resource).map(
    ([name, { schema }]) => [name, v.exactOptional(schema)] as const,
  );
  return v.object({
    ...Object.fromEntries(fields),
    from: v.exactOptional(v.record(v.string(), v.unknown())),
  });
}

/** The query holds search, sort (the `-` prefix sorts descending), filters and page, or asks for everything as CSV. */
export function recordsQuery({ fields, sort, pageRows = MOST_IN_PAGE }: Resource) {
  const sortable = Object.keys(fields).filter((name) => fields[name]?.isSortable);
  const filters = Object.entries(fields).filter(([, { isFilter }]) => isFilter);
  return v.object({
    ...pageQuery,
    limit: pageLimit(pageRows),
    q: v.optional(lineText(100), ''),
    sort: v.optional(v.picklist(sortable.flatMap((name) => [name, `-${name}`])), sort),
    format: v.optional(v.picklist(['json', 'csv']), 'json'),
    separator: v.exactOptional(v.picklist(['semicolon', 'comma'])),
    lang: v.optional(v.picklist(['en', 'tr']), 'tr'),
    ...Object.fromEntries(
      filters.map(([name]) => [name, v.exactOptional(v.pipe(v.string(), v.maxLength(60)))]),
    ),
  });
}

/** The column holds folded search text, because SQLite itself folds ASCII only. */
export function searchText({ fields }: Resource, values: Values): string {
  return fold(
    Object.keys(fields)
      .filter((name) => fields[name]?.isSearched)
      .map((name) => String(values[name] ?? ''))
      .join('\n'),
  );
}

export function isFound(resource: Resource, values: Values, typed: string): boolean {
  const text = searchText(resource, values);
  return searchWords(typed).every((word) => text.includes(word));
}

/** The five operations of a plain staff resource. */
export function recordOperations(resource: Resource) {
  const { name, path, read, change } = resource;
  const one = `${path}/:id` as const;
  return {
    list: operation(`${name}.list`, `GET ${path}`, read, recordsQuery(resource)),
    read: operation(`${name}.read`, `GET ${one}`, read),
    add: operation(`${name}.add`, `POST ${path}`, change, recordInput(resource)),
    edit: operation(`${name}.change`, `PUT ${one}`, change, changeInput(resource)),
    remove: operation(`${name}.remove`, `DELETE ${one}`, change),
  };
}

type Address = Pick<Operation, 'method' | 'path'>;

/** A form knows its resource by the path alone. */
export function addTo(path: string): Address {
  return { method: 'POST', path };
}

export function changeIn(path: string): Address {
  return { method: 'PUT', path: `${path}/:id` };
}

export function removeFrom(path: string): Address {
  return { method: 'DELETE', path: `${path}/:id` };
}
