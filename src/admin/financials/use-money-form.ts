import * as v from 'valibot';
import { typedNumber } from '#domain/quantity';
import { writeMoney } from '../../data/commands/write-money';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-app';
import { useUnderstood } from '../shared/Read';
import { isRefusal, useKeptDraft, useSending } from '../shared/sending';
import { useMoneyFieldText } from './money-field-text';

const moneyDraft = v.object({
  values: v.record(v.string(), v.string()),
  /** Each edit has a new id; the same content goes out again under the same id, also after a reload. */
  mutationId: v.string(),
});
type Values = v.InferOutput<typeof moneyDraft>['values'];

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
  const fieldText = useMoneyFieldText();
  const understood = useUnderstood();
  const write = useCommand(writeMoney);
  const isMoneyDraft = (kept: unknown) => v.is(moneyDraft, kept);
  const { draft, isKept, keep, forget } = useKeptDraft('money', what, isMoneyDraft);
  const { check, send, isBusy, isOffline, errors, failure } = useSending();
  const shown: Values = { ...start, ...draft?.values };

  function put(values: Values) {
    const next = { values, mutationId: newId() };
    keep(next);
    return next;
  }

  async function sendForm() {
    if (isBusy || isOffline) return;
    const numbers = amounts.map((name) => [name, typedNumber(shown[name] ?? '')] as const);
    const input = { ...shown, ...Object.fromEntries(numbers) };
    if (check(schema, input) === null) return;
    // A refusal is final, so the next attempt is a new mutation.
    const mutationId =
      (isRefusal(failure) ? undefined : draft?.mutationId) ?? put(shown).mutationId;
    if (!(await send(mutationId, () => write({ mutationId, path, input })))) return;
    forget();
    onDone();
  }

  return {
    isBusy,
    isOffline,
    failure,
    isKept,
    send: sendForm,
    field(name: string) {
      const code = errors[name];
      return {
        name,
        value: shown[name] ?? '',
        ...(amounts.includes(name) ? understood(shown[name] ?? '') : {}),
        ...(code ? { error: fieldText(code) } : {}),
        onChange(value: string) {
          put({ ...shown, [name]: value });
        },
      };
    },
  };
}
