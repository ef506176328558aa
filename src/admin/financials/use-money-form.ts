import { useRef, useState } from 'react';
import * as v from 'valibot';
import { ApiError } from '../../data/api-client';
import { writeMoney } from '../../data/commands/write-money';
import { newId } from '../../data/ids';
import { useStaffDrafts } from '../../data/react/preferences/use-staff-drafts';
import { useStaffSession } from '../../data/react/staff/use-staff-session';
import { useCommand } from '../../data/react/use-command';
import { useNet } from '../../data/react/use-net';
import { plainNumber } from '../shared/figures';
import { useMoneyFieldText } from './money-field-text';

const DRAFTS = 'money';
const values = v.record(v.string(), v.string());
type Values = v.InferOutput<typeof values>;

type Options = {
  /** The key of its draft. */
  what: string;
  schema: v.GenericSchema;
  path: string;
  start: Values;
  /** The fields with amounts in Turkish format. */
  amounts: readonly string[];
  onDone: () => void;
};

export type MoneyForm = ReturnType<typeof useMoneyForm>;

/** A form about money: its draft is stored for a day; it is sent once, and only while connected. */
export function useMoneyForm({ what, schema, path, start, amounts, onDone }: Options) {
  const { user } = useStaffSession();
  const drafts = useStaffDrafts(user?.id, DRAFTS);
  const fieldText = useMoneyFieldText();
  const write = useCommand(writeMoney);
  const isOffline = useNet().state === 'offline';
  const key = `${DRAFTS}:${what}`;
  const found = v.safeParse(values, drafts.found?.find((one) => one.what === key)?.draft);
  const [edit, setEdit] = useState<Values | null>(null);
  const [errors, setErrors] = useState<Values>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sent = useRef({ body: '', mutationId: '' });
  const shown: Values = { ...start, ...(found.success ? found.output : {}), ...edit };

  async function send() {
    if (isBusy || isOffline) return;
    const numbers = amounts.map((name) => [name, plainNumber(shown[name] ?? '')] as const);
    const input = { ...shown, ...Object.fromEntries(numbers) };
    const checked = v.safeParse(schema, input);
    setErrors(checked.success ? {} : errorsOf(checked.issues));
    setFailure(null);
    if (!checked.success) return;
    const body = JSON.stringify(input);
    // A retry has the same id.
    if (sent.current.body !== body) sent.current = { body, mutationId: newId() };
    setBusy(true);
    try {
      await write({ mutationId: sent.current.mutationId, path, input });
      drafts.forget(key);
      onDone();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      if (isRefused) sent.current = { body: '', mutationId: '' };
      setFailure(error instanceof ApiError ? error.code : 'unanswered');
    } finally {
      setBusy(false);
    }
  }

  return {
    isBusy,
    isOffline,
    failure,
    isKept: found.success && edit === null,
    send,
    field(name: string) {
      const code = errors[name];
      return {
        name,
        value: shown[name] ?? '',
        ...(code ? { error: fieldText(code) } : {}),
        onChange(value: string) {
          const next = { ...shown, [name]: value };
          setEdit(next);
          drafts.keep(key, next);
        },
      };
    },
  };
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Values {
  return Object.fromEntries(
    issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).reverse(),
  );
}
