import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { kurusOf, liraText } from '#domain/money';
import { billTotal } from '#domain/seatings/bill';
import { PAYMENT_KINDS, type PaymentKind } from '#domain/seatings/seating';
import { ApiError } from '../../../data/api-client';
import { type SettleSeating, settleSeating } from '../../../data/commands/seatings/settle-seating';
import { newId } from '../../../data/ids';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-orders';
import { useCommand } from '../../../data/react/use-command';
import { useErrorText } from '../../../i18n/error-text';
import { formatMoney } from '../../../i18n/format';
import { Banner } from '../../../ui/feedback/Banner';
import { RadioCards } from '../../../ui/form/inputs/RadioCards';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { Stack } from '../../../ui/layout/Stack';
import { Dialog } from '../../../ui/overlays/Dialog';
import { DialogAction } from '../../../ui/overlays/DialogAction';

type PayBillDialogProps = {
  label: string;
  seatingId: string;
  orders: readonly OrderOnBoard[];
  onClose: () => void;
};

/** Records a bill's payment and closes the table; the dialog needs a connection. */
export function PayBillDialog({ label, seatingId, orders, onClose }: PayBillDialogProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<PaymentKind>('card');
  const [cash, setCash] = useState('');
  const { settle, isBusy, failure } = useSettle(seatingId, onClose);
  const total = billTotal(orders);
  const cashKurus = { cash: total, card: 0, mixed: kurusOf(cash.trim().replace(',', '.')) }[kind];
  const isValid = cashKurus !== null && cashKurus <= total;
  const words = { cash: t`Cash`, card: t`Card`, mixed: t`Cash and card` };

  function pay() {
    if (!isValid) return;
    const [cashAmount, cardAmount] = [liraText(cashKurus), liraText(total - cashKurus)];
    settle(total > 0 ? { totalAmount: liraText(total), cashAmount, cardAmount } : null);
  }

  return (
    <Dialog
      title={total > 0 ? <Trans>Bill of table {label}</Trans> : <Trans>Close table {label}</Trans>}
      locked={isBusy}
      onClose={onClose}
      footer={
        <DialogAction
          busy={isBusy}
          unavailable={!isValid}
          trailing={total > 0 ? <span lang="tr">{formatMoney(total, 'tr')}</span> : undefined}
          onClick={pay}
        >
          {total > 0 ? <Trans>Paid, close the table</Trans> : <Trans>Close table</Trans>}
        </DialogAction>
      }
    >
      <Stack gap={16}>
        {failure && (
          <Banner tone="danger" shape="box" role="alert">
            {failure}
          </Banner>
        )}
        {total === 0 && (
          <p>
            <Trans>Nothing is owed. Phones at this table must scan the code again.</Trans>
          </p>
        )}
        {total > 0 && (
          <RadioCards
            label={<Trans>Paid by</Trans>}
            value={kind}
            options={PAYMENT_KINDS.map((one) => ({ value: one, title: words[one] }))}
            onChange={(value) => setKind(PAYMENT_KINDS.find((one) => one === value) ?? 'card')}
          />
        )}
        {total > 0 && kind === 'mixed' && (
          <TextInput
            label={t`Of it in cash (₺)`}
            name="cash"
            inputMode="decimal"
            autoComplete="off"
            value={cash}
            onChange={setCash}
            error={cash !== '' && !isValid ? t`Enter an amount up to the total` : undefined}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type Payment = SettleSeating['payment'];

/** Settles once; a retry of the same amounts is the same mutation. */
function useSettle(seatingId: string, onDone: () => void) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const settle = useCommand(settleSeating);
  const last = useRef({ what: '', id: '' });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(payment: Payment) {
    const what = JSON.stringify(payment);
    if (last.current.what !== what) last.current = { what, id: newId() };
    setBusy(true);
    setFailure(null);
    try {
      await settle({ mutationId: last.current.id, seatingId, payment });
      onDone();
    } catch (error) {
      // A response belongs to its mutation, so the next try has a new id.
      if (error instanceof ApiError && error.status < 500) last.current = { what: '', id: '' };
      const isHeard = error instanceof ApiError && error.code !== 'busy';
      setFailure(
        isHeard
          ? errorText(error.code)
          : t`No answer from the bar. Check the connection and try again.`,
      );
    } finally {
      setBusy(false);
    }
  }

  return { settle: (payment: Payment) => void run(payment), isBusy, failure };
}
