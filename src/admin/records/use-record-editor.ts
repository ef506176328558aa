import { useEffect, useMemo, useRef, useState } from 'react';
import * as v from 'valibot';
import {
  type Resource,
  type ResourceRecord,
  recordInput,
  type Values,
} from '#domain/resource/resource';
import { ApiError } from '../../data/api-client';
import { removeRecord } from '../../data/commands/remove-record';
import { saveRecord } from '../../data/commands/save-record';
import { newId } from '../../data/ids';
import { isRecord, recordOf, textField } from '../../data/json';
import { useStaffDrafts } from '../../data/react/preferences/use-staff-drafts';
import { useCommand } from '../../data/react/use-command';
import { askToSignIn } from '../page/sign-in-ask';
import {
  draftOf,
  type FormValue,
  inputOf,
  isChanged,
  type RecordDraft,
  readDraft,
} from './record-draft';
import { errorsOf } from './schema-errors';
import { useMutationId } from './use-mutation-id';

export type RecordConflict = { current: ResourceRecord; by: string | null; at: string | null };

type Outcome = {
  isBusy: boolean;
  /** Maps fields to error codes. */
  errors: Readonly<Record<string, string>>;
  /** Holds the error code, or `unanswered` without a response. */
  failure: string | null;
  /** The word that the server refused, if it names one. */
  word: string | null;
  conflict: RecordConflict | null;
};

const CALM: Outcome = { isBusy: false, errors: {}, failure: null, word: null, conflict: null };

type Options = {
  resource: Resource;
  userId: string | undefined;
  /** null means a new record. */
  id: string | number | null;
  /** Holds the server's record; null means loading or new. */
  record: ResourceRecord | null;
  /** A new record starts with these values. */
  start?: Values;
  /** Saves the record, where the resource has another way than most. */
  command?: typeof saveRecord;
  onSaved: (record: ResourceRecord) => void;
  onRemoved: () => void;
};

export type RecordEditor = ReturnType<typeof useRecordEditor>;

/** Edits one record: unsaved edits stay for a day, and the form never overwrites a colleague's changes. */
export function useRecordEditor(options: Options) {
  const { resource, userId, id, record, start, onSaved, onRemoved } = options;
  const save = useCommand(options.command ?? saveRecord);
  const remove = useCommand(removeRecord);
  const { found, keep, forget } = useStaffDrafts(userId, resource.name);
  const what = `${resource.name}:${id ?? 'new'}`;
  const kept = useMemo(
    () => readDraft(found?.find((one) => one.what === what)?.draft),
    [found, what],
  );
  /** null means that the edit was discarded or saved. */
  const [edit, setEdit] = useState<RecordDraft | null>();
  const [outcome, setOutcome] = useState(CALM);
  const removalId = useMutationId();
  /** The server refused this mutation, so the next attempt is a new mutation. */
  const refused = useRef<string | undefined>(undefined);
  const saved = draftOf(resource, record, start);
  const draft = (edit === undefined ? kept : edit) ?? saved;
  const isDirty = isChanged(resource, draft, start);

  function put({ values, from }: RecordDraft) {
    const next = { values, from, mutationId: newId() };
    setEdit(next);
    if (isChanged(resource, next, start)) keep(what, next);
    else forget(what);
    return next;
  }

  function drop() {
    forget(what);
    setEdit(null);
    setOutcome(CALM);
  }

  async function run<T>(task: () => Promise<T>, onRefused: () => void): Promise<T | null> {
    setOutcome({ ...CALM, isBusy: true });
    try {
      const done = await task();
      setOutcome(CALM);
      return done;
    } catch (error) {
      setOutcome({ ...CALM, ...refusalOf(error) });
      // A refusal is final; only a missing response causes a retry under the same id.
      if (error instanceof ApiError && error.status < 500) onRefused();
      return null;
    }
  }

  async function send(wish: RecordDraft) {
    if (outcome.isBusy) return;
    const checked = v.safeParse(recordInput(resource), inputOf(resource, wish.values));
    if (!checked.success) return setOutcome({ ...CALM, errors: errorsOf(checked.issues) });
    const unanswered = wish.mutationId === refused.current ? undefined : wish.mutationId;
    const mutationId = unanswered ?? put(wish).mutationId;
    const done = await run(
      () => save({ mutationId, path: resource.path, id, input: checked.output, from: wish.from }),
      () => {
        refused.current = mutationId;
      },
    );
    if (!done) return;
    drop();
    onSaved(done);
  }

  return {
    ...outcome,
    draft,
    isDirty,
    /** False while the stored draft is loading. */
    isReady: found !== undefined,
    isKept: edit === undefined && kept !== null && isDirty,
    change(name: string, value: FormValue) {
      put({ from: draft.from, values: { ...draft.values, [name]: value } });
    },
    save: () => send(draft),
    discard: drop,
    /** Saves the chosen values on top of the colleague's version. */
    resolve(current: ResourceRecord, values: RecordDraft['values']) {
      const next = put({ values, from: { ...current } });
      return isChanged(resource, next) ? send(next) : drop();
    },
    async remove() {
      if (id === null || outcome.isBusy) return;
      const mutationId = removalId(`remove ${id}`);
      const done = await run(async () => {
        await remove({ mutationId, path: resource.path, id });
        return true;
      }, removalId.forget);
      if (!done) return;
      drop();
      onRemoved();
    },
  };
}

function refusalOf(error: unknown): Partial<Outcome> {
  if (!(error instanceof ApiError)) return { failure: 'unanswered' };
  if (error.status === 401) askToSignIn();
  const body = recordOf(error.body);
  if (error.code === 'conflict' && isRecord(body?.current)) {
    // Our own response contains a record by contract.
    const current = body.current as ResourceRecord;
    return { conflict: { current, by: textField(body, 'by'), at: textField(body, 'at') } };
  }
  return { failure: error.code, word: textField(body, 'word') };
}

/** Calls back once after the render that follows a save: the person can then leave the page. */
export function useAfterSave(open: (record: ResourceRecord) => void) {
  const [saved, setSaved] = useState<ResourceRecord | null>(null);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (saved) latest.current(saved);
  }, [saved]);
  return setSaved;
}
