import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, FormEvent } from 'react';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import type { Operation } from '#domain/sync/operation';
import type { StaffDeps } from '../../data/admin-db';
import { ApiError } from '../../data/api-client';
import { send as sendTo } from '../../data/commands/send';
import { newId } from '../../data/ids';
import { isRecord, recordOf, textField } from '../../data/json';
import { useCommand } from '../../data/react/use-app';
import { draftsKept, useStaffDrafts, useStaffSession } from '../../data/react/use-staff-session';
import { useNet } from '../../data/react/use-stores';
import { staffDevice } from '../../data/start/staff-device';
import { createStore } from '../../data/store';
import { Stack } from '../../ui/layout/Flow';
import type { Space } from '../../ui/layout/Flow.css';
import { DialogAction } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/ToastProvider';

/** Keeps what a person typed on this tablet for a day, until it is sent or discarded. */
export function useKeptDraft<Draft>(kind: string, what: string, schema: v.GenericSchema<Draft>) {
  const { user } = useStaffSession();
  const drafts = useStaffDrafts(user?.id, kind);
  const key = `${kind}:${what}`;
  const found = drafts.found?.find((one) => one.what === key)?.draft;
  // Another build may have kept something else.
  const kept = v.is(schema, found) ? found : null;
  /** null means that the draft was sent or discarded. */
  const [edit, setEdit] = useState<Draft | null>();
  return {
    /** null means that nothing is typed. */
    draft: edit === undefined ? kept : edit,
    isReady: drafts.found !== undefined,
    /** True for a draft of an earlier visit. */
    isKept: edit === undefined && kept !== null,
    keep(draft: Draft) {
      setEdit(draft);
      drafts.keep(key, draft);
    },
    /** Shows a draft in which there is nothing to keep. */
    show(draft: Draft) {
      setEdit(draft);
      drafts.forget(key);
    },
    forget() {
      setEdit(null);
      drafts.forget(key);
    },
  };
}

export function useTextDraft({ kind, what, start }: { kind: string; what: string; start: string }) {
  const { draft, keep, forget } = useKeptDraft(kind, what, v.string());
  const text = draft ?? start;
  return { text, isChanged: text !== start, keep, forget };
}

/** Holds the server's refusal, or `no_response`: nobody knows whether the change arrived. */
export type SendFailure = ApiError | 'no_response';
export type SendState = { isBusy: boolean; failure: SendFailure | null };

const CALM: SendState = { isBusy: false, failure: null };

type SendingDeps = {
  newId: () => string;
  onState: (state: SendState) => void;
  onSignedOut: () => void;
};

/** Sends one change at a time; a retry of the same content has the same mutation id until the server has responded. */
export function createSending({ newId, onState, onSignedOut }: SendingDeps) {
  let last = { content: '', id: '' };
  let isBusy = false;

  /** Resolves to the result; null means busy, refused or without a response. */
  async function send<T>(
    content: unknown,
    run: (mutationId: string) => Promise<T>,
  ): Promise<{ result: T } | null> {
    if (isBusy) return null;
    const text = JSON.stringify(content);
    if (last.content !== text) last = { content: text, id: newId() };
    isBusy = true;
    onState({ isBusy, failure: null });
    let failure: SendFailure | null = null;
    try {
      return { result: await run(last.id) };
    } catch (error) {
      failure = error instanceof ApiError ? error : 'no_response';
      if (isRefusal(failure) && failure.status === 401) onSignedOut();
      return null;
    } finally {
      // A response is final; only a missing response causes a retry under the same id.
      if (failure === null || isRefusal(failure)) last = { content: '', id: '' };
      isBusy = false;
      onState({ isBusy, failure });
    }
  }

  return { send };
}

/** Returns true if the server decided; after a 5xx the change may still arrive. */
export function isRefusal(failure: SendFailure | null): failure is ApiError {
  return failure instanceof ApiError && failure.status < 500;
}

export function codeOf(failure: SendFailure): string {
  return failure === 'no_response' ? failure : failure.code;
}

/** Holds a colleague's version of the row, with its author and time. */
export type Conflict<Row> = { current: Row; by: string | null; at: string | null };

/** Returns the colleague's version after a conflict. By contract the server sends the row as in its list. */
export function conflictOf<Row>(failure: SendFailure | null): Conflict<Row> | null {
  if (!isRefusal(failure) || failure.code !== 'conflict') return null;
  const body = recordOf(failure.body);
  if (!isRecord(body?.current)) return null;
  return { current: body.current as Row, by: textField(body, 'by'), at: textField(body, 'at') };
}

/** Sends a form's change online: checks the values as the server does, sends once, and tells why a change failed. */
export function useSending() {
  const isOffline = useNet().state === 'offline';
  const [state, setState] = useState(CALM);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [{ send }] = useState(() =>
    createSending({ newId, onState: setState, onSignedOut: askToSignIn }),
  );

  /** Returns the values that the server accepts; null means that fields have errors. */
  function check<Schema extends v.GenericSchema>(
    schema: Schema,
    input: unknown,
  ): v.InferOutput<Schema> | null {
    const checked = v.safeParse(schema, input);
    setErrors(checked.success ? {} : errorsOf(checked.issues));
    if (checked.success) return checked.output;
    setState(CALM);
    return null;
  }

  return {
    ...{ ...state, errors, isOffline, check },
    /** Sends after the draft is stored: after a reload it goes out again under the same id. */
    send: <T,>(content: unknown, run: (mutationId: string) => Promise<T>) =>
      send(content, async (id) => {
        await draftsKept();
        return run(id);
      }),
    calm: () => setState(CALM),
  };
}

type Call = {
  id?: string | number;
  input?: unknown;
  /** A stored draft has its own. */
  mutationId?: string;
};

/** Sends operations online, one at a time. Each resolves to the response; null means that it was not sent or refused. */
export function useOperations() {
  const sending = useSending();

  function run<T = unknown>(operation: Operation, { mutationId, ...call }: Call) {
    return sending.send([operation.kind, call], (newId) =>
      sendTo<T>(staffDevice().deps, operation, { ...call, mutationId: mutationId ?? newId }),
    );
  }

  return {
    ...sending,
    run,
    /** Sends nothing if the server would refuse the input: `errors` then tells why. */
    async runChecked<T = unknown>(operation: Operation, call: Call) {
      const { schema } = operation;
      if (sending.isBusy || (schema && sending.check(schema, call.input) === null)) return null;
      return run<T>(operation, call);
    },
  };
}

/** Runs one action at a time: a second tap before the redraw does nothing. */
export function useOneAtATime() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  async function run(act: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await act();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run };
}

/** Returns the first error code of each field. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const name = v.getDotPath(issue)?.split('.')[0];
    if (name) errors[name] ??= issue.message;
  }
  return errors;
}

/** True while the sign-in is shown over a page with an ended session. */
export const signInAsk = createStore(true);

export function askToSignIn(): void {
  signInAsk.set(true);
}

/** Says that this tablet could not store a change, or asks the person to sign in again. */
export function useFailedSave(): (error: unknown) => void {
  const { t } = useLingui();
  const toast = useToast();
  return (error) => {
    if (error instanceof DomainError && error.code === 'unauthorized') return askToSignIn();
    console.error(error);
    toast.show({ tone: 'error', title: t`The change could not be saved on this tablet.` });
  };
}

/** Stores one change at a time: a second tap does nothing, and a change that this tablet could not store is told. */
export function useSave() {
  const failed = useFailedSave();
  const { isBusy, run } = useOneAtATime();
  return {
    isBusy,
    save: (task: () => Promise<unknown>) =>
      void run(async () => {
        await task().catch(failed);
      }),
  };
}

/** Stores one change of this kind at a time; a failure is told. */
export function useSavedCommand<Input>(
  command: (deps: StaffDeps, input: Input) => Promise<unknown>,
): (input: Input) => void {
  const run = useCommand(command);
  const { save } = useSave();
  return (input) => save(() => run(input));
}

type SaveActionProps = Omit<ComponentProps<typeof DialogAction>, 'busy' | 'onClick'> & {
  task: () => Promise<unknown>;
};

/** The action of a dialog that stores a change. */
export function SaveAction({ task, ...action }: SaveActionProps) {
  const { isBusy, save } = useSave();
  return <DialogAction {...action} busy={isBusy} onClick={() => save(task)} />;
}

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  onSubmit: () => unknown;
  /** The form lays its fields out in a stack. */
  gap?: Space;
};

/** A form whose fields show their own errors; the page stays. */
export function Form({ onSubmit, gap, ...form }: FormProps) {
  function submit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    void onSubmit();
  }
  if (gap === undefined) return <form noValidate {...form} onSubmit={submit} />;
  return <Stack as="form" gap={gap} noValidate {...form} onSubmit={submit} />;
}

type SaveWordsProps = { isDirty: boolean; isBusy: boolean; isNew?: boolean };

export function SaveWords({ isDirty, isBusy, isNew = false }: SaveWordsProps) {
  if (isBusy) return <Trans>Saving…</Trans>;
  if (isDirty) return <Trans>Unsaved changes</Trans>;
  return isNew ? null : <Trans>Saved</Trans>;
}
