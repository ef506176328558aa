import * as v from 'valibot';
import { numberStyleOf } from '#domain/inventory/inventory-item';
import type { Field } from '#domain/resource/field';
import { isSame } from '#domain/resource/merge';
import { type Resource, type Values, writtenFields } from '#domain/resource/resource';
import { type NumberStyle, numberAsTyped, typedNumber } from '#domain/typed-number';

const formValue = v.union([v.string(), v.boolean(), v.array(v.string())]);
const recordDraft = v.object({
  values: v.record(v.string(), formValue),
  from: v.nullable(v.record(v.string(), v.unknown())),
  /** Each edit has a new id; the same content goes out again under the same id, also after a reload. */
  mutationId: v.exactOptional(v.string()),
});

/** Holds a field's value in the form. */
export type FormValue = v.InferOutput<typeof formValue>;
export type FormValues = Readonly<Record<string, FormValue>>;
/** Describes an unsaved edit; the person saw the record in `from`, and null means a new record. */
export type RecordDraft = v.InferOutput<typeof recordDraft>;

/** Reads the stored draft, if this build can read it. */
export function readDraft(kept: unknown): RecordDraft | null {
  const read = v.safeParse(recordDraft, kept);
  return read.success ? read.output : null;
}

/** Returns a record as the form holds it; a record of null gives a new form. */
export function draftOf(
  resource: Resource,
  record: Values | null,
  start: Values = {},
): RecordDraft {
  const fields = writtenFields(resource).filter(([, { isOpening }]) => !record || !isOpening);
  const values = fields.map(([name, field]) => {
    const value = record ? record[name] : (start[name] ?? field.initial);
    return [name, shownValue(field, value)] as const;
  });
  return { values: Object.fromEntries(values), from: record && { ...record } };
}

function shownValue({ kind }: Field, value: unknown): FormValue {
  if (kind === 'flag') return value === true;
  if (kind === 'choices') return Array.isArray(value) ? value.map(String) : [];
  const text = value === null || value === undefined ? '' : String(value);
  if (kind === 'lira') return numberAsTyped(text.replace(/\.00$/, ''));
  return kind === 'decimal' ? numberAsTyped(text) : text;
}

/** Returns the form as API input; an unreadable number stays text, so that the schema refuses it. */
export function inputOf(resource: Resource, values: FormValues): Values {
  const fields = writtenFields(resource).filter(([name]) => name in values);
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const style = fieldStyle(field, values);
      return [name, inputValue(field, values[name], style)];
    }),
  );
}

/** An amount follows the unit of its record; an ingredient, whose record has no unit, is a measure. */
export function fieldStyle({ kind }: Field, { unit }: FormValues): NumberStyle {
  if (kind !== 'decimal') return 'grouped';
  return unit === undefined ? 'measured' : numberStyleOf(unit);
}

function inputValue(field: Field, value: FormValue | undefined, style: NumberStyle): unknown {
  if (typeof value !== 'string') return value;
  switch (field.kind) {
    case 'whole':
    case 'decimal':
      return value.trim() === '' ? null : numberOf(value, style);
    case 'lira':
      return value.trim() === '' && !field.isRequired ? null : typedNumber(value);
    case 'choice':
      return value === '' && !field.isRequired ? null : value;
    case 'reference':
      return value === '' ? null : field.isNumbered ? Number(value) : value;
    default:
      return value;
  }
}

function numberOf(typed: string, style: NumberStyle): number | string {
  const number = Number(typedNumber(typed, style));
  return Number.isNaN(number) ? typed : number;
}

/** Returns the fields on which two drafts differ. */
export function differences(resource: Resource, mine: FormValues, theirs: FormValues): string[] {
  return writtenFields(resource)
    .map(([name]) => name)
    .filter((name) => !isSame(mine[name], theirs[name]));
}

/** True if the form differs from the record that the person saw. */
export function isChanged(resource: Resource, { values, from }: RecordDraft, start?: Values) {
  return differences(resource, values, draftOf(resource, from, start).values).length > 0;
}
