import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import { ordersSince } from '#domain/bills/bill-split';
import { shownKurus, signedKurus } from '#domain/money';
import type { CancelReason } from '#domain/orders/order';
import { dishName } from '#domain/orders/ticket-lines';
import type { PaymentList } from '#domain/payments/payment-read';
import { firstNameOf } from '#domain/seatings/seating';
import { formatTime } from '#domain/venue';
import { discardEntry } from '../../data/commands/entries';
import { changeOrderStatus } from '../../data/commands/orders/staff-orders';
import type { OrderOnBoard } from '../../data/orders/staff-board';
import type { BillOnTablet } from '../../data/react/staff/use-staff-bills';
import { useStaffFigures } from '../../data/react/staff/use-staff-rows';
import { useCommand } from '../../data/react/use-app';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { type Language, useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack } from '../../ui/layout/Flow';
import { CancelOrderDialog } from '../orders/dialogs/CancelOrderDialog';
import { useSave } from '../shared/sending';
import { useOpenPad } from '../shared/use-open-pad';
import { Sum } from './ApprovalSheet';
import { Overpaid } from './Payments';

type BillNoticesProps = { bill: BillOnTablet; orders: readonly OrderOnBoard[] };

/** Shows what a person has to know or to decide before the bill is paid. */
export function BillNotices({ bill, orders }: BillNoticesProps) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const openPad = useOpenPad();
  const { printed, worthKurus, isCloseQueued, closedAt, closedBy } = bill;
  const waiting = orders.filter(({ status }) => status === 'pending');
  const refused = orders.filter(({ refusal }) => refusal);
  const printedKurus = printed ? signedKurus(printed.worth) : worthKurus;
  const time = closedAt === null ? '' : formatTime(Date.parse(closedAt));
  // The first frame of a bill waits for no request.
  const asksBank = useDeferredValue(bill.kind === 'table' && closedAt === null, false);
  return (
    <>
      <ClosingRefused bill={bill} orders={orders} />
      {refused.map(({ id, refusal }) => (
        // It counts on no bill yet; the waiter's entry has the answers.
        <Banner
          key={id}
          tone="danger"
          shape="box"
          action={
            <Button tone="outline" size="compact" onClick={() => openPad({ bill: bill.id })}>
              {t`Show the round`}
            </Button>
          }
        >
          {t`A round was not sent.`} {errorText(refusal?.code ?? '')}
        </Banner>
      ))}
      {waiting.map((order) => (
        <UnansweredOrder key={order.id} order={order} />
      ))}
      <Overpaid bill={bill} />
      {asksBank && <GuestsAtBank seatingId={bill.id} />}
      {printedKurus !== worthKurus && (
        <Banner tone="honey" shape="box">
          <Trans>
            Printed <Sum kurus={printedKurus} />, now <Sum kurus={worthKurus} />
          </Trans>
        </Banner>
      )}
      {isCloseQueued ? (
        <Banner tone="honey" shape="box">{t`Closed on this tablet, not sent yet.`}</Banner>
      ) : (
        closedAt !== null && (
          <Banner tone="success" shape="box">
            {closedBy ? t`Closed at ${time}, ${closedBy}` : t`Closed at ${time}`}
          </Banner>
        )
      )}
    </>
  );
}

function dishesText(order: OrderOnBoard, language: Language): string {
  return order.items.map((line) => `${line.quantity} ${dishName(line, language)}`).join(', ');
}

/** Says why the bill is open although this tablet closed it. The money that was taken stands. */
function ClosingRefused({ bill, orders }: BillNoticesProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const errorText = useBarErrorText();
  const discard = useCommand(discardEntry);
  const { save } = useSave();
  const { question, openKurus } = bill;
  if (!question || bill.closedAt !== null) return null;
  const { entryId, code, missingKurus } = question;
  const news = ordersSince(orders, missingKurus);
  return (
    <Banner
      tone="danger"
      shape="box"
      role="alert"
      action={
        <Button
          tone="outline"
          onClick={() => save(() => discard({ id: entryId }))}
        >{t`Got it`}</Button>
      }
    >
      <Stack gap={4}>
        <strong>{t`The bill was not closed.`}</strong>
        {code !== 'bill.changed' && <span>{errorText(code)}</span>}
        {news.map((order) => {
          const name =
            firstNameOf(order.guestName) ?? (order.seatNo ? t`Phone ${order.seatNo}` : order.code);
          const dishes = dishesText(order, language);
          const time = formatTime(Date.parse(order.createdAt));
          return <span key={order.id}>{t`${name} ordered ${dishes} at ${time}.`}</span>;
        })}
        {openKurus > 0 && (
          <span>
            <Trans>
              <Sum kurus={openKurus} /> open
            </Trans>
          </span>
        )}
      </Stack>
    </Banner>
  );
}

/** Confirms or cancels an order that still waits: until then the bill cannot be closed. */
function UnansweredOrder({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const language = useLanguage();
  const change = useCommand(changeOrderStatus);
  const { save } = useSave();
  const [isCancelling, setCancelling] = useState(false);
  const name =
    firstNameOf(order.guestName) ?? (order.seatNo ? t`Phone ${order.seatNo}` : order.code);
  const answer = (to: 'confirmed' | 'cancelled', reason?: CancelReason) => {
    setCancelling(false);
    save(() => change({ orderId: order.id, from: 'pending', to, ...(reason && { reason }) }));
  };
  return (
    <Banner tone="honey" shape="box">
      <Stack gap={8}>
        <span>
          <strong>{t`Not confirmed yet`}</strong>
          {' · '}
          {name}: {dishesText(order, language)} · <Sum kurus={shownKurus(order.totalAmount)} />
        </span>
        <Row>
          <Button onClick={() => answer('confirmed')}>{t`Confirm`}</Button>
          <Button tone="outline" onClick={() => setCancelling(true)}>{t`Cancel the order`}</Button>
        </Row>
      </Stack>
      {isCancelling && (
        <CancelOrderDialog
          order={order}
          onKeep={() => setCancelling(false)}
          onCancel={(_, reason) => answer('cancelled', reason)}
        />
      )}
    </Banner>
  );
}

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
  return (
    <Banner tone="honey" shape="box">
      <Trans>
        A guest of this table is paying <Sum kurus={kurus} /> by card on the bank's page. If you
        take the money here, what is paid there goes back by itself.
      </Trans>
    </Banner>
  );
}
