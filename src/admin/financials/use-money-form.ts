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
const moneyDraft = v.object({
  values: v.record(v.string(), v.string()),
  /** Each edit has a new id; the same content goes out again under the same id, also after a reload. */
  mutationId: v.string(),
});
type MoneyDraft = v.InferOutput<typeof moneyDraft>;
type Values = MoneyDraft['values'];

type Options = {
  /** The draft is stored under this key. */
  what: string;
  schema: v.GenericSchema;
  path: string;
  start: Values;
  /** These fields hold amounts in Turkish format. */
  amounts: readonly string[];
  onDone: () => void;
};

export type MoneyForm = ReturnType<typeof useMoneyForm>;

/** Handles a form about money: stores its draft for a day and sends the form once, only while connected. */
export function useMoneyForm({ what, schema, path, start, amounts, onDone }: Options) {
  const { user } = useStaffSession();
  const drafts = useStaffDrafts(user?.id, DRAFTS);
  const fieldText = useMoneyFieldText();
  const write = useCommand(writeMoney);
  const isOffline = useNet().state === 'offline';
  const key = `${DRAFTS}:${what}`;
  const found = v.safeParse(moneyDraft, drafts.found?.find((one) => one.what === key)?.draft);
  const [edit, setEdit] = useState<MoneyDraft | null>(null);
  const [errors, setErrors] = useState<Values>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  /** The server refused this mutation, so the next attempt is a new mutation. */
  const refused = useRef<string | undefined>(undefined);
  const draft = edit ?? (found.success ? found.output : null);
  const shown: Values = { ...start, ...draft?.values };

  function put(values: Values): MoneyDraft {
    const next = { values, mutationId: newId() };
    setEdit(next);
    drafts.keep(key, next);
    return next;
  }

  async function send() {
    if (isBusy || isOffline) return;
    const numbers = amounts.map((name) => [name, plainNumber(shown[name] ?? '')] as const);
    const input = { ...shown, ...Object.fromEntries(numbers) };
    const checked = v.safeParse(schema, input);
    setErrors(checked.success ? {} : errorsOf(checked.issues));
    setFailure(null);
    if (!checked.success) return;
    const unanswered = draft?.mutationId === refused.current ? undefined : draft?.mutationId;
    const mutationId = unanswered ?? put(shown).mutationId;
    setBusy(true);
    try {
      await write({ mutationId, path, input });
      drafts.forget(key);
      onDone();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      if (isRefused) refused.current = mutationId;
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
          put({ ...shown, [name]: value });
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
