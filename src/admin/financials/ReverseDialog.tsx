import { Trans, useLingui } from '@lingui/react/macro';
import { reverseTransactionInput, type Transaction } from '#domain/financials/transaction';
import { TextInput } from '../../ui/form/inputs/TextInput';
import { Dialog } from '../../ui/overlays/Dialog';
import { moneyText } from '../shared/figures';
import { MoneyForm } from './MoneyForm';
import { useMoneyForm } from './use-money-form';

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
    amounts: [],
    onDone,
  });
  return (
    <Dialog
      title={<Trans>Reverse {amount}?</Trans>}
      description={entry.reason}
      locked={form.isBusy}
      onClose={onClose}
    >
      <MoneyForm of={form} submit={<Trans>Reverse entry</Trans>}>
        <TextInput {...form.field('reason')} label={t`Reason`} autoComplete="off" />
      </MoneyForm>
    </Dialog>
  );
}
