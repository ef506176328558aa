import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import * as v from 'valibot';
import { typedNumber } from '#domain/quantity';
import { writeMoney } from '../../data/commands/send';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-app';
import type { FieldTexts } from '../../i18n/field-text';
import { useFieldText } from '../../i18n/field-text';
import { Button } from '../../ui/controls/controls';
import { Hint } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { SendFailed } from '../shared/Panel';
import { useUnderstood } from '../shared/Read';
import { Form, isRefusal, useKeptDraft, useSending } from '../shared/sending';

// The texts are separate from the general field texts, which guests load.
const OWN: FieldTexts = {
  'transaction.type_required': msg`Choose income or expense`,
  'transaction.method_required': msg`Choose cash or card`,
  'transaction.reason_required': msg`Give a reason`,
  'payment.reason_required': msg`Give a reason`,
  'payment.too_much': msg`This is more than was paid`,
};

/** Returns the words for the error codes of the forms about money. */
export function useMoneyFieldText(): (code: string) => string {
  return useFieldText(OWN);
}

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
  amounts?: readonly string[];
  onDone: () => void;
};

/** Handles a form about money: stores its draft for a day and sends the form once, only while connected. */
export function useMoneyForm({ what, schema, path, start, amounts = [], onDone }: Options) {
  const fieldText = useMoneyFieldText();
  const understood = useUnderstood();
  const write = useCommand(writeMoney);
  const { draft, isKept, keep, forget } = useKeptDraft('money', what, moneyDraft);
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

type MoneyDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'onClose'> & {
  of: ReturnType<typeof useMoneyForm>;
  submit: ReactNode;
  /** Maps the error codes that this form alone has to sentences. */
  failures?: Readonly<Record<string, string>>;
  children: ReactNode;
};

export function MoneyDialog({ of: form, submit, failures, children, ...dialog }: MoneyDialogProps) {
  const { t } = useLingui();
  const words = {
    invalid_input: t`Please check what you entered.`,
    conflict: t`This entry is reversed already.`,
    'transaction.not_manual': t`Only entries made by hand can be reversed.`,
    ...failures,
  };
  return (
    <Dialog {...dialog} locked={form.isBusy}>
      <Form gap={16} onSubmit={form.send}>
        {form.isKept && (
          <Hint role="status">{t`Your unsaved changes from before are still here.`}</Hint>
        )}
        {children}
        <SendFailed failure={form.failure} words={words} />
        {form.isOffline && (
          <Hint role="status">
            <Trans>Saving needs a connection. What you typed stays on this tablet.</Trans>
          </Hint>
        )}
        <Button type="submit" size="cta" block busy={form.isBusy} unavailable={form.isOffline}>
          {submit}
        </Button>
      </Form>
    </Dialog>
  );
}
