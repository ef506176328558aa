import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '#domain/financials/transaction';
import {
  PAYMENT_METHOD_CHOICES,
  recordTransactionInput,
  reverseTransactionInput,
  TRANSACTION_TYPE_CHOICES,
} from '#domain/financials/transaction';
import { SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import { moneyText, useOptions } from '../shared/Read';
import { MoneyDialog, useMoneyForm } from './MoneyForm';

type ReverseDialogProps = { entry: Transaction; onClose: () => void; onDone: () => void };

/** Reverses a wrong entry by an opposite one. */
export function ReverseDialog({ entry, onClose, onDone }: ReverseDialogProps) {
  const { t } = useLingui();
  const amount = moneyText(entry.amount);
  const form = useMoneyForm({
    what: `reversal:${entry.id}`,
    schema: reverseTransactionInput,
    path: `financials/transactions/${entry.id}/reversal`,
    start: { reason: '' },
    onDone,
  });
  return (
    <MoneyDialog
      of={form}
      title={<Trans>Reverse {amount}?</Trans>}
      description={entry.reason}
      submit={<Trans>Reverse entry</Trans>}
      onClose={onClose}
    >
      <TextInput {...form.field('reason')} label={t`Reason`} />
    </MoneyDialog>
  );
}

const START = { type: '', method: '', amount: '', reason: '' };
const BY_HAND = TRANSACTION_TYPE_CHOICES.filter(({ value }) => /^(income|expense)$/.test(value));
const METHODS = PAYMENT_METHOD_CHOICES.filter(({ value }) => /^(cash|card)$/.test(value));

/** Records a manual income or expense with purpose, amount and method. */
export function EntryDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useLingui();
  const options = useOptions();
  const form = useMoneyForm({
    what: 'entry',
    schema: recordTransactionInput,
    path: 'financials/transactions',
    start: START,
    amounts: ['amount'],
    onDone,
  });
  return (
    <MoneyDialog
      of={form}
      title={<Trans>New entry</Trans>}
      submit={<Trans>Save entry</Trans>}
      onClose={onClose}
    >
      <SelectInput
        {...form.field('type')}
        label={t`Type`}
        placeholder={t`Choose…`}
        options={options(BY_HAND)}
      />
      <SelectInput
        {...form.field('method')}
        label={t`Method`}
        placeholder={t`Choose…`}
        options={options(METHODS)}
      />
      <TextInput {...form.field('amount')} label={t`Amount (₺)`} prefix="₺" inputMode="decimal" />
      <TextInput
        {...form.field('reason')}
        label={t`Reason`}
        hint={t`You can't edit this later, only reverse it.`}
      />
    </MoneyDialog>
  );
}
