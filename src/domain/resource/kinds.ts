import * as v from 'valibot';
import { kurusOf, liraText } from '../money';
import type { NumberStyle } from '../quantity';
import { milliOf, numberAsTyped, quantityOf, typedNumber } from '../quantity';
import { venueMinute } from '../venue';
import type { Field, FieldKind } from './resource';

/** Spreadsheets run a cell that begins like this as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^[+\d][\d\s().\-/]*$/;

type Json = Readonly<Record<string, unknown>>;

/** Everything outside of the screens that depends on a field's kind. */
type Kind = {
  /** True for what a form holds of such a value; a draft of another build may hold something else. */
  isForm(kept: unknown): kept is FormValue;
  toForm(value: unknown): FormValue;
  /** Returns what was entered as API input; the schema refuses an unreadable entry. */
  fromForm(entered: FormValue | undefined, field: Field, style?: NumberStyle): unknown;
  csv(value: unknown, field: Field, language: 'en' | 'tr'): string;
  json(field: Field): Json;
  column: Column;
};

type Column = {
  suffix: string;
  write(value: unknown): unknown;
  read(value: unknown): unknown;
  /** The value of an empty column. */
  none: unknown;
};

type Entered<Form, Value> = {
  form: v.GenericSchema<Form>;
  empty: Form;
  value: v.GenericSchema<Value>;
  toForm(value: Value): Form;
  fromForm(entered: Form, field: Field, style: NumberStyle | undefined): unknown;
};

type Stored = Pick<Kind, 'csv' | 'json'> & { column: Partial<Column> };

const COLUMN: Column = { suffix: '', write: same, read: same, none: null };

function kind<Form extends FormValue, Value>(
  { form, empty, value: known, toForm, fromForm }: Entered<Form, Value>,
  { csv = plainCsv, json = plainJson, column }: Partial<Stored> = {},
): Kind {
  return {
    csv,
    json,
    column: { ...COLUMN, ...column },
    isForm: (kept): kept is FormValue => v.is(form, kept),
    toForm: (value) => (v.is(known, value) ? toForm(value) : empty),
    fromForm: (typed, field, style) => (v.is(form, typed) ? fromForm(typed, field, style) : typed),
  };
}

const text = v.string();
const texts = v.array(text);

/** A day that is switched off keeps its times while they are typed. */
const dayDraft = v.object({ isOpen: v.boolean(), opens: text, closes: text });
/** A row of a list of dishes; each list has its own columns beside the names. */
const dishDraft = v.object({
  nameEn: text,
  nameTr: text,
  isOn: v.boolean(),
  hasSauce: v.exactOptional(v.boolean()),
  group: v.exactOptional(text),
});

/** What a form holds: texts as typed, switches, and lists of both. */
export const FORMS = {
  text,
  flag: v.boolean(),
  texts,
  minutes: v.object({ due: text, late: text }),
  week: v.array(dayDraft),
  closures: v.array(v.object({ day: text, noteEn: text, noteTr: text })),
  dishes: v.array(dishDraft),
};
export const formValue = v.union(Object.values(FORMS));

export type DayDraft = v.InferOutput<typeof dayDraft>;
export type DishDraft = v.InferOutput<typeof dishDraft>;
/** A field's value in a form. */
export type FormValue = v.InferOutput<typeof formValue>;

const TEXT: Entered<string, unknown> = {
  form: text,
  empty: '',
  value: v.unknown(),
  toForm: (value) => (value === null || value === undefined ? '' : String(value)),
  fromForm: same,
};
const NUMBER: Entered<string, unknown> = {
  ...TEXT,
  toForm: (value) => numberAsTyped(TEXT.toForm(value)),
  fromForm: (typed, _field, style) => numberIn(typed, style),
};

/** A list whose form holds the value itself. */
function asStored<Row>(form: v.GenericSchema<Row[]>): Entered<Row[], Row[]> {
  return { form, empty: [], value: form, toForm: same, fromForm: same };
}

const dayHours = v.object({ opens: text, closes: text });

const line = kind(TEXT);
const list = kind(asStored(texts), {
  csv: (value, field, language) =>
    Array.isArray(value)
      ? value.map((one) => choiceLabel(field, String(one), language)).join(', ')
      : '',
  json: (field) => ({ type: 'array', items: chosenJson(field) }),
});

/** What each kind of field holds in a form, in the API, in a CSV and in its column. */
export const KINDS: Record<FieldKind, Kind> = {
  line,
  paragraph: line,
  email: line,
  day: line,
  moment: line,
  phone: kind(TEXT, { csv: (value) => phoneText(String(value)) }),
  instant: kind(TEXT, {
    csv: (value, _field, language) => venueMinute(Date.parse(String(value)), language),
    json: () => ({ type: ['string', 'null'], format: 'date-time' }),
    column: { read: (at) => new Date(Number(at)).toISOString() },
  }),
  whole: kind(NUMBER, { csv: numberCsv, json: () => ({ type: ['integer', 'null'] }) }),
  decimal: kind(NUMBER, {
    csv: numberCsv,
    json: () => ({ type: 'number' }),
    column: {
      suffix: 'Milli',
      write: (value) => milliOf(Number(value)),
      read: (value) => quantityOf(Number(value)),
    },
  }),
  lira: kind(
    {
      ...TEXT,
      toForm: (value) => numberAsTyped(TEXT.toForm(value).replace(/\.00$/, '')),
      fromForm: (typed, { isRequired }) =>
        typed.trim() === '' && !isRequired ? null : typedNumber(typed),
    },
    {
      csv: numberCsv,
      column: {
        suffix: 'Kurus',
        write: (value) => kurusOf(String(value)),
        read: (value) => liraText(Number(value)),
      },
    },
  ),
  flag: kind(
    {
      form: FORMS.flag,
      empty: false,
      value: v.unknown(),
      toForm: (value) => value === true,
      fromForm: same,
    },
    {
      csv: (value, _field, language) =>
        (value ? { en: 'Yes', tr: 'Evet' } : { en: 'No', tr: 'Hayır' })[language],
      json: () => ({ type: 'boolean' }),
      column: { read: Boolean, none: false },
    },
  ),
  choice: kind(
    {
      ...TEXT,
      fromForm: (picked, { isRequired }) => (picked === '' && !isRequired ? null : picked),
    },
    {
      csv: (value, field, language) => withoutFormula(choiceLabel(field, String(value), language)),
      json: chosenJson,
    },
  ),
  reference: kind(
    {
      ...TEXT,
      fromForm: (picked, { isNumbered }) =>
        picked === '' ? null : isNumbered ? Number(picked) : picked,
    },
    { json: () => ({ type: ['string', 'integer', 'null'] }) },
  ),
  choices: list,
  ticks: list,
  times: list,
  names: list,
  numbers: kind({
    form: texts,
    empty: [],
    value: v.array(v.number()),
    toForm: (numbers) => numbers.map(String),
    fromForm: (typed) => typed.map((one) => numberIn(one)),
  }),
  ageing: kind({
    form: FORMS.minutes,
    empty: { due: '', late: '' },
    value: v.object({ due: v.number(), late: v.number() }),
    toForm: ({ due, late }) => ({ due: String(due), late: String(late) }),
    fromForm: ({ due, late }) => ({ due: numberIn(due), late: numberIn(late) }),
  }),
  place: kind({
    form: text,
    empty: '',
    value: v.object({ latitude: v.number(), longitude: v.number() }),
    toForm: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
    fromForm: placeIn,
  }),
  days: kind({
    form: text,
    empty: '',
    value: texts,
    toForm: (days) => days.map(dayTyped).join('\n'),
    fromForm: daysIn,
  }),
  week: kind({
    form: FORMS.week,
    empty: [],
    value: v.array(v.nullable(dayHours)),
    toForm: (days) =>
      days.map((hours) => ({ isOpen: hours !== null, opens: '', closes: '', ...hours })),
    fromForm: (days) =>
      days.map(({ isOpen, opens, closes }) =>
        isOpen ? { opens: timeTyped(opens), closes: timeTyped(closes) } : null,
      ),
  }),
  closures: kind({
    ...asStored(FORMS.closures),
    // A row in which nothing was entered is none.
    fromForm: (rows) => rows.filter(({ day, noteEn, noteTr }) => day || noteEn || noteTr),
  }),
  dishes: kind(asStored(FORMS.dishes)),
};

function same<Value>(value: Value): Value {
  return value;
}

function plainJson(): Json {
  return { type: 'string' };
}

function chosenJson({ choices }: Field): Json {
  return { type: 'string', ...(choices && { enum: choices.map(({ value }) => value) }) };
}

function plainCsv(value: unknown): string {
  return withoutFormula(String(value));
}

function numberCsv(value: unknown, _field: Field, language: 'en' | 'tr'): string {
  return language === 'tr' ? numberAsTyped(String(value)) : String(value);
}

function choiceLabel({ choices }: Field, value: string, language: 'en' | 'tr'): string {
  return choices?.find((choice) => choice.value === value)?.label[language] ?? value;
}

function withoutFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Digits in groups are neither a formula nor a number that loses its plus sign: "+90 532 111 22 33". */
function phoneText(phone: string): string {
  if (!PHONE.test(phone)) return withoutFormula(phone);
  const digits = phone.replace(/\D/g, '');
  if (phone.startsWith('+')) return `+${digits.slice(0, 2)} ${grouped(digits.slice(2))}`;
  return digits.startsWith('0') ? `0${grouped(digits.slice(1))}` : grouped(digits);
}

function grouped(digits: string): string {
  return digits.length === 10
    ? digits.replace(/(...)(...)(..)(..)/, '$1 $2 $3 $4')
    : digits.replace(/...(?=.)/g, '$& ');
}

/** An empty text is no number; an unreadable one stays, so that the schema refuses it. */
function numberIn(typed: string, style?: NumberStyle): number | string | null {
  if (typed.trim() === '') return null;
  const number = Number(typedNumber(typed, style));
  return Number.isNaN(number) ? typed : number;
}

/** Reads "36.6217, 29.1164", as map apps copy it; an empty text means no place. */
function placeIn(typed: string): unknown {
  if (typed.trim() === '') return null;
  const parts = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(typed);
  return parts ? { latitude: Number(parts[1]), longitude: Number(parts[2]) } : {};
}

/** Returns 2026-12-31 as 31.12.2026. */
export function dayTyped(day: string): string {
  return day.split('-').reverse().join('.');
}

/** Reads one date a line, as 31.12.2026 or 2026-12-31; the schema refuses other texts. */
function daysIn(typed: string): string[] {
  const lines = typed.split(/[\n,;]/).map((one) => one.trim());
  return lines
    .filter((one) => one !== '')
    .map((one) => {
      const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(one) ?? [];
      if (!date || !month) return one;
      return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    });
}

/** Reads 9, 930, 9.30 and 09:30; anything else stays as typed, and the schema refuses it. */
export function timeTyped(typed: string): string {
  const entry = typed.trim();
  const [, hour, minute = '00'] = /^(\d{1,2})[:.\s]?(\d{2})?$/.exec(entry) ?? [];
  return hour ? `${hour.padStart(2, '0')}:${minute}` : entry;
}
