import * as v from 'valibot';
import { numberStyleOf } from '#domain/inventory/inventory-item';
import type { Field } from '#domain/resource/field';
import { type FormValue, formValue, KINDS } from '#domain/resource/kinds';
import { isSame } from '#domain/resource/merge';
import { type Resource, type Values, writtenFields } from '#domain/resource/resource';
import type { NumberStyle } from '#domain/typed-number';

const recordDraft = v.object({
  values: v.record(v.string(), formValue),
  from: v.nullable(v.record(v.string(), v.unknown())),
  /** Each edit has a new id; the same content goes out again under the same id, also after a reload. */
  mutationId: v.exactOptional(v.string()),
});

export type FormValues = Readonly<Record<string, FormValue>>;
/** Describes an unsaved edit; the person saw the record in `from`, and null means a new record. */
export type RecordDraft = v.InferOutput<typeof recordDraft>;

/** False for a draft that this build cannot read. */
export function isRecordDraft(kept: unknown): kept is RecordDraft {
  return v.is(recordDraft, kept);
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
    return [name, KINDS[field.kind].toForm(value)] as const;
  });
  return { values: Object.fromEntries(values), from: record && { ...record } };
}

/** Returns the form as API input; an unreadable number stays text, so that the schema refuses it. */
export function inputOf(resource: Resource, values: FormValues): Values {
  const fields = writtenFields(resource).filter(([name]) => name in values);
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const style = fieldStyle(field, values);
      return [name, KINDS[field.kind].fromForm(values[name], field, style)];
    }),
  );
}

/** An amount follows the unit of its record; an ingredient, whose record has no unit, is a measure. */
export function fieldStyle({ kind }: Field, { unit }: FormValues): NumberStyle {
  if (kind !== 'decimal') return 'grouped';
  return unit === undefined ? 'measured' : numberStyleOf(unit);
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
