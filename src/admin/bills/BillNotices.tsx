import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useState } from 'react';
import type { TakePaymentInput, TenderFor } from '#domain/bills/bill';
import type { BillLine, EqualPart } from '#domain/bills/bill-split';
import {
  coversLines,
  linesKurus,
  nextPart,
  nextShare,
  openPieces,
  ordersSince,
  partsBegun,
  personShares,
} from '#domain/bills/bill-split';
import { kurusOf, liraText, shownKurus, signedKurus } from '#domain/money';
import type { CancelReason } from '#domain/orders/order';
import { dishName } from '#domain/orders/ticket-lines';
import type { PaymentList } from '#domain/payments/payment-read';
import { typedNumber } from '#domain/quantity';
import { firstNameOf } from '#domain/seatings/seating';
import { formatTime } from '#domain/venue';
import { changeOrderStatus } from '../../data/commands/orders/staff-orders';
import { closeBill, takePayment } from '../../data/commands/send';
import type { OrderOnBoard } from '../../data/orders/staff-board';
import { useCommand } from '../../data/react/use-app';
import type { BillOnTablet } from '../../data/react/use-staff';
import { useStaffFigures } from '../../data/react/use-staff';
import { useBarErrorText } from '../../i18n/bar-error-text';
import type { Language } from '../../i18n/language';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack } from '../../ui/layout/Flow';
import { CancelOrderDialog } from '../orders/dialogs/OrderDialogs';
import { useOpenPad } from '../shared/OpenButton';
import { DiscardButton } from '../shared/Panel';
import { useFailedSave, useOneAtATime, useSavedCommand } from '../shared/sending';
import { Sum } from './bill-parts';
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
  const { question, openKurus } = bill;
  if (!question || bill.closedAt !== null) return null;
  const { entryId, code, missingKurus } = question;
  const news = ordersSince(orders, missingKurus);
  return (
    <Banner
      tone="danger"
      shape="box"
      role="alert"
      action={<DiscardButton entryId={entryId}>{t`Got it`}</DiscardButton>}
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
  const change = useSavedCommand(changeOrderStatus);
  const [isCancelling, setCancelling] = useState(false);
  const name =
    firstNameOf(order.guestName) ?? (order.seatNo ? t`Phone ${order.seatNo}` : order.code);
  const answer = (to: 'confirmed' | 'cancelled', reason?: CancelReason) => {
    setCancelling(false);
    change({ orderId: order.id, from: 'pending', to, ...(reason && { reason }) });
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

export type TakeState = {
  share: 'all' | 'lines' | 'person' | 'part' | 'amount';
  people: number;
  /** People who share the chosen line; null means as many as have begun, or one. */
  sharers: number | null;
  personKey: string | null;
  typed: string;
  method: TakePaymentInput['method'] | null;
  /** The notes that the guest handed over (kuruş); 0 means exactly the sum. */
  given: number;
  keepsChange: boolean;
  tip: string;
  slip: string;
};

const FRESH: TakeState = {
  share: 'all',
  people: 2,
  sharers: null,
  personKey: null,
  typed: '',
  method: null,
  given: 0,
  keepsChange: false,
  tip: '',
  slip: '',
};

type Wanted = { kurus: number; covers: TenderFor };

/** Returns what the next payment takes; null while the choice is not complete. */
export function wantedOf(
  { share, people, sharers, personKey, typed }: TakeState,
  bill: Pick<BillOnTablet, 'openKurus' | 'payments'>,
  lines: readonly BillLine[],
  chosen: ReadonlySet<string>,
): Wanted | null {
  const { openKurus, payments } = bill;
  const all: Wanted = { kurus: openKurus, covers: { kind: 'all' } };
  switch (share) {
    case 'all':
      return all;
    case 'lines': {
      const open = lines.filter((line) => openPieces(line) > 0);
      const picked = open.filter(({ key }) => chosen.has(key));
      if (picked.length === 0) return null;
      const part = shareOf(picked, sharers);
      if (part) {
        const { kurus: own, ...shared } = part;
        return {
          kurus: Math.min(own, openKurus),
          covers: { ...coversLines(picked), share: shared },
        };
      }
      // All that is open takes the bill's rest with it, such as what an amount has paid before.
      const kurus = picked.length === open.length ? openKurus : linesKurus(picked, openKurus);
      return { kurus, covers: coversLines(picked) };
    }
    case 'person': {
      const person = personShares(lines, payments, openKurus).find(({ key }) => key === personKey);
      if (!person) return null;
      const { seatNo, name, place } = person;
      const who = { seatNo, name, ...(place !== undefined && { place }) };
      return { kurus: person.openKurus, covers: { kind: 'person', ...who } };
    }
    case 'part': {
      const next = nextPart(openKurus, people, payments);
      return next && { kurus: next.kurus, covers: { kind: 'part', part: next.part, of: next.of } };
    }
    case 'amount': {
      const kurus = kurusOf(typedNumber(typed));
      return kurus === null ? null : { kurus, covers: { kind: 'amount' } };
    }
  }
}

/** Returns the next part of a line that several people share; null for several lines or one person. */
export function shareOf(picked: readonly BillLine[], sharers: number | null): EqualPart | null {
  const [line, another] = picked;
  const of = sharers ?? line?.shared?.of ?? 1;
  return line && !another && of > 1 ? nextShare(line, of) : null;
}

/** A bill that is being split in parts goes on so. */
export function freshFor({ payments }: Pick<BillOnTablet, 'payments'>): TakeState {
  const people = partsBegun(payments);
  return people === null ? FRESH : { ...FRESH, share: 'part', people };
}

export function changeOf({ method, given }: TakeState, kurus: number): number {
  return method === 'cash' && given > 0 ? given - kurus : 0;
}

/** Returns the tip (kuruş); null while the typed text is no amount. */
export function tipOf(state: TakeState, kurus: number): number | null {
  if (state.keepsChange) return changeOf(state, kurus);
  return state.tip.trim() === '' ? 0 : kurusOf(typedNumber(state.tip));
}

export type Ending = { isServed: boolean; freesTable: boolean } | null;

/** Stores one payment, and with the last one the closing. A second tap before the redraw takes nothing. */
export function useTake(
  bill: BillOnTablet,
  onTaken: (ending: Ending, isShareLeft: boolean) => void,
) {
  const failed = useFailedSave();
  const take = useCommand(takePayment);
  const close = useCommand(closeBill);
  const { isBusy, run } = useOneAtATime();

  async function end(paidKurus: number, ending: Exclude<Ending, null>) {
    await close({
      billId: bill.id,
      worth: liraText(bill.worthKurus),
      paid: liraText(paidKurus),
      ...(ending.isServed && { isServed: true }),
      ...(ending.freesTable && { freesTable: true }),
    });
  }

  return {
    isBusy,
    take: (state: TakeState, { kurus, covers }: Wanted, ending: Ending) =>
      void run(async () => {
        const { method, given, slip } = state;
        if (method === null) return;
        const tip = tipOf(state, kurus);
        if (tip === null) return;
        await take({
          billId: bill.id,
          amount: liraText(kurus),
          method,
          covers,
          ...(method === 'cash' && given > 0 && { given: liraText(given) }),
          ...(tip > 0 && { tip: liraText(tip) }),
          ...(method === 'card' && slip.trim() && { slip: slip.trim() }),
        });
        if (ending) await end(bill.paidKurus + kurus, ending);
        const share = covers.kind === 'lines' ? covers.share : undefined;
        onTaken(ending, share !== undefined && share.part < share.of);
      }).catch(failed),
    close: (ending: Exclude<Ending, null>) =>
      void run(async () => {
        await end(bill.paidKurus, ending);
        onTaken(ending, false);
      }).catch(failed),
  };
}
