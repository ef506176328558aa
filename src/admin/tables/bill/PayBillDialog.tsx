import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { kurusOf, liraText, shownKurus } from '#domain/money';
import type { PaymentList } from '#domain/payments/payment-read';
import { billTotal } from '#domain/seatings/bill';
import { firstNameOf, PAYMENT_KINDS, type PaymentKind } from '#domain/seatings/seating';
import { typedNumber } from '#domain/typed-number';
import { changeOrderStatus } from '../../../data/commands/orders/staff-orders';
import { type SettleSeating, settleSeating } from '../../../data/commands/seatings';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import type { OrderOnBoard } from '../../../data/react/staff/use-staff-rows';
import { useCommand } from '../../../data/react/use-command';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { RadioCards } from '../../../ui/form/inputs/RadioCards';
import { TextInput } from '../../../ui/form/inputs/TextInput';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../../ui/overlays/Dialog';
import { dishName } from '../../orders/shared/ticket-lines';
import { useUnderstood } from '../../shared/figures';
import { useFailureText } from '../../shared/SendFailed';
import { useSending } from '../../shared/sending';
import * as styles from './bill.css';

const ASK_EVERY_MS = 10_000;

/** Says that guests of this table are paying by card while staff take the money of its bill. */
function GuestsAtBank({ seatingId }: { seatingId: string }) {
  const { value } = useStaffFigures<PaymentList>(
    `/api/admin/payments?seatingId=${seatingId}`,
    ASK_EVERY_MS,
  );
  const payments = value?.payments ?? [];
  if (payments.length === 0) return null;
  const kurus = payments.reduce((sum, { amount }) => sum + shownKurus(amount), 0);
  const shown = formatMoney(kurus, 'tr');
  return (
    <Banner tone="honey" shape="box" role="status">
      <Trans>
        A guest of this table is paying <span lang="tr">{shown}</span> by card on the bank's page.
        If you take the money here, what is paid there goes back by itself.
      </Trans>
    </Banner>
  );
}

/** Tells before the guest pays that orders of the table still wait, and confirms them here. */
function UnansweredOrders({ orders }: { orders: readonly OrderOnBoard[] }) {
  const change = useCommand(changeOrderStatus);
  const language = useLanguage();
  return (
    <Banner tone="danger" shape="box" role="status">
      <Stack gap={8}>
        <p>
          <Trans>
            Don't take the money yet: an order still waits for your answer. Confirm it here, or
            cancel it on the board.
          </Trans>
        </p>
        {orders.map(({ id, code, guestName, items }) => (
          <div key={id} className={styles.row}>
            <span>
              <span translate="no">{code}</span> {firstNameOf(guestName)}
              <span className={styles.dishes}>
                {items.map((line) => `${line.quantity}× ${dishName(line, language)}`).join(', ')}
              </span>
            </span>
            <Button
              tone="solid"
              onClick={() => void change({ orderId: id, from: 'pending', to: 'confirmed' })}
            >
              <Trans>Confirm</Trans>
            </Button>
          </div>
        ))}
      </Stack>
    </Banner>
  );
}

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
  const understood = useUnderstood();
  const total = billTotal(orders);
  const cashKurus = { cash: total, card: 0, mixed: kurusOf(typedNumber(cash)) }[kind];
  const unanswered = orders.filter(({ status }) => status === 'pending');
  const isAmount = cashKurus !== null && cashKurus <= total;
  const isValid = isAmount && unanswered.length === 0;
  const words = { cash: t`Cash`, card: t`Card`, mixed: t`Cash and card` };

  function pay() {
    if (!isValid || cashKurus === null) return;
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
        <GuestsAtBank seatingId={seatingId} />
        {unanswered.length > 0 && <UnansweredOrders orders={unanswered} />}
        {total === 0 && unanswered.length === 0 && (
          <p>{t`Nothing is owed. Phones at this table must scan the code again.`}</p>
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
            {...understood(cash)}
            onChange={setCash}
            error={cash !== '' && !isAmount ? t`Enter an amount up to the total` : undefined}
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
  const settle = useCommand(settleSeating);
  const { send, isBusy, failure } = useSending();
  const noResponse = t`No answer from the bar. Check the connection and try again.`;
  const failureText = useFailureText({ no_response: noResponse, busy: noResponse });

  async function run(payment: Payment) {
    const sent = await send(payment, (mutationId) => settle({ mutationId, seatingId, payment }));
    if (sent) onDone();
  }

  return {
    settle: (payment: Payment) => void run(payment),
    isBusy,
    failure: failure && failureText(failure),
  };
}
