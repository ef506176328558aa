import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { numberStyleOf } from '#domain/inventory/inventory-item';
import type { NumberStyle } from '#domain/quantity';
import type { FormValue } from '#domain/resource/kinds';
import { formValue, KINDS } from '#domain/resource/kinds';
import { isSame } from '#domain/resource/merge';
import type { Field, Resource, ResourceRecord, Values } from '#domain/resource/resource';
import { recordInput, writtenFields } from '#domain/resource/resource';
import { removeRecord, saveRecord } from '../../data/commands/send';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-app';
import type { Conflict } from '../shared/sending';
import { conflictOf, isRefusal, useKeptDraft, useSending } from '../shared/sending';

export const recordDraft = v.object({
  values: v.record(v.string(), formValue),
  from: v.nullable(v.record(v.string(), v.unknown())),
  /** Each edit has a new id; the same content goes out again under the same id, also after a reload. */
  mutationId: v.exactOptional(v.string()),
});

export type FormValues = Readonly<Record<string, FormValue>>;
/** Describes an unsaved edit; the person saw the record in `from`, and null means a new record. */
export type RecordDraft = v.InferOutput<typeof recordDraft>;

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
      return [name, KINDS[field.kind].fromForm(values[name], field, fieldStyle(field, values))];
    }),
  );
}

/** An amount follows the unit of its record; an ingredient, whose record has no unit, is a measure. */
export function fieldStyle({ kind }: Field, { unit }: FormValues): NumberStyle {
  if (kind !== 'decimal') return 'grouped';
  return unit === undefined ? 'measured' : numberStyleOf(unit);
}

export function differences(resource: Resource, mine: FormValues, theirs: FormValues): string[] {
  return writtenFields(resource)
    .map(([name]) => name)
    .filter((name) => !isSame(mine[name], theirs[name]));
}

/** True if the form differs from the record that the person saw. */
export function isChanged(resource: Resource, { values, from }: RecordDraft, start?: Values) {
  return differences(resource, values, draftOf(resource, from, start).values).length > 0;
}

export type RecordConflict = Conflict<ResourceRecord>;

type Options = {
  resource: Resource;
  /** Holds the server's record; null means a new one. */
  record: ResourceRecord | null;
  /** A new record starts with these values. */
  start?: Values | undefined;
  onSaved: (record: ResourceRecord) => void;
  onRemoved: () => void;
};

export type RecordEditor = ReturnType<typeof useRecordEditor>;

/** Edits one record: unsaved edits stay for a day, and the form never overwrites a colleague's changes. */
export function useRecordEditor(options: Options, command = saveRecord) {
  const { resource, record, start, onSaved, onRemoved } = options;
  const id = record?.id ?? null;
  const save = useCommand(command);
  const remove = useCommand(removeRecord);
  const kept = useKeptDraft(resource.name, String(id ?? 'new'), recordDraft);
  const sending = useSending();
  const { isBusy, errors, failure } = sending;
  const conflict = conflictOf<ResourceRecord>(failure);
  const isRemoval = useRef(false);
  const saved = draftOf(resource, record, start);
  const draft = kept.draft ?? saved;
  const isDirty = isChanged(resource, draft, start);

  function put({ values, from }: RecordDraft) {
    const next = { values, from, mutationId: newId() };
    if (isChanged(resource, next, start)) kept.keep(next);
    else kept.show(next);
    return next;
  }

  function drop() {
    kept.forget();
    sending.calm();
  }

  async function send(wish: RecordDraft) {
    const input = isBusy
      ? null
      : sending.check(recordInput(resource), inputOf(resource, wish.values));
    if (input === null) return;
    // A refusal is final, so the next attempt is a new mutation.
    const isFinal = isRefusal(failure) && !isRemoval.current;
    const mutationId = (isFinal ? undefined : wish.mutationId) ?? put(wish).mutationId;
    isRemoval.current = false;
    const done = await sending.send(['save', mutationId], () =>
      save({ mutationId, path: resource.path, id, input, from: wish.from }),
    );
    if (!done) return;
    drop();
    onSaved(done.result);
  }

  return {
    isBusy,
    errors,
    conflict,
    failure: conflict ? null : failure,
    draft,
    isDirty,
    /** False while the stored draft is loading. */
    isReady: kept.isReady,
    isKept: kept.isKept && isDirty,
    change(name: string, value: FormValue) {
      put({ from: draft.from, values: { ...draft.values, [name]: value } });
    },
    mayBeSaved: () =>
      sending.check(recordInput(resource), inputOf(resource, draft.values)) !== null,
    save: () => send(draft),
    saveWith(values: FormValues) {
      return send(put({ from: draft.from, values: { ...draft.values, ...values } }));
    },
    discard: drop,
    /** Saves the chosen values on top of the colleague's version. */
    resolve(current: ResourceRecord, values: RecordDraft['values']) {
      const next = put({ values, from: { ...current } });
      return isChanged(resource, next) ? send(next) : drop();
    },
    async remove() {
      if (id === null || isBusy) return;
      isRemoval.current = true;
      const run = (mutationId: string) => remove({ mutationId, path: resource.path, id });
      if (!(await sending.send(`remove ${id}`, run))) return;
      drop();
      onRemoved();
    },
  };
}

/** Calls back once after the render that follows a save: the person can then leave the page. */
export function useAfterSave(open: (record: ResourceRecord) => void) {
  const [saved, setSaved] = useState<ResourceRecord | null>(null);
  const opened = useEffectEvent(open);
  useEffect(() => {
    if (saved) opened(saved);
  }, [saved]);
  return setSaved;
}
