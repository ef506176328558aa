import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shownKurus } from '#domain/money';
import { billTotal, isBilled } from '#domain/seatings/bill';
import { firstNameOf, openCalls, phonesAsking } from '#domain/seatings/seating';
import { discardEntry } from '../../../data/commands/entries';
import { letIn } from '../../../data/commands/seatings';
import { type OrderOnBoard, useStaffOrders } from '../../../data/react/staff/use-staff-rows';
import { useStaffSeatings } from '../../../data/react/staff/use-staff-seatings';
import { useCommand } from '../../../data/react/use-command';
import type { SeatingOnTablet } from '../../../data/seatings/staff-seatings';
import { useErrorText } from '../../../i18n/error-text';
import { formatMoney } from '../../../i18n/format';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Row, Stack, Text } from '../../../ui/layout/Flow';
import { useCallCommand, useTakeCall } from '../../alarm/use-take-call';
import { useClockValue } from '../../page/board-clock';
import type { PlanEntry, PlanTable } from '../plan/use-table-plan';
import { BillPaper } from './BillPaper';
import * as styles from './bill.css';
import { MoveSeatingDialog } from './MoveSeatingDialog';
import { PayBillDialog } from './PayBillDialog';

/** Shows a refused or unsent move of this tablet. */
function BillConflict({ seating }: { seating: SeatingOnTablet }) {
  const errorText = useErrorText();
  const discard = useCommand(discardEntry);
  const { conflict, isMoveQueued } = seating;
  if (isMoveQueued) {
    return (
      <Banner tone="honey" shape="box">
        <Trans>The move is saved on this tablet and not sent yet.</Trans>
      </Banner>
    );
  }
  if (!conflict) return null;
  const { by, code, entryId } = conflict;
  return (
    <Banner
      tone="danger"
      shape="box"
      action={
        <Button tone="outline" size="compact" onClick={() => void discard({ id: entryId })}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <Trans>The party was not moved.</Trans>{' '}
      {code === 'table.occupied' ? <Trans>Guests sit at that table.</Trans> : errorText(code)} {by}
    </Banner>
  );
}

/** Shows the phones that ask to see a table's bill. */
function PhonesAsking({ seating }: { seating: SeatingOnTablet }) {
  const { t } = useLingui();
  const answer = useCallCommand(letIn);
  const open = useClockValue((now) => JSON.stringify(phonesAsking(seating, now)), '[]');
  const phones: ReturnType<typeof phonesAsking> = JSON.parse(open);
  return phones.map(({ seatNo, at }) => {
    const say = (isLetIn: boolean) => answer({ seatingId: seating.id, seatNo, at, isLetIn });
    return (
      <div key={seatNo} className={styles.call}>
        <strong>
          <Trans>Phone {seatNo} asks to see the bill</Trans>
        </strong>
        <Row as="span" align="stretch" wrap={false}>
          <Button tone="solid" onClick={() => say(true)}>{t`Allow`}</Button>
          <Button tone="outline" onClick={() => say(false)}>{t`No`}</Button>
        </Row>
      </div>
    );
  });
}

type TableBillProps = {
  table: PlanTable;
  tables: readonly PlanTable[];
  bookings: readonly PlanEntry[];
};
type Dialog = 'pay' | 'move' | 'print' | null;

/** Shows a table's bill with its actions. */
export function TableBill({ table, ...floor }: TableBillProps) {
  const here = useStaffSeatings().filter(({ tableId }) => tableId === table.id);
  const { orders = [] } = useStaffOrders();
  const [seating] = here;
  if (!seating) return null;
  const ids = new Set(here.map(({ id }) => id));
  const bill = orders.filter(({ seatingId }) => seatingId && ids.has(seatingId)).reverse();
  return (
    <>
      {here.map((one) => (
        <BillConflict key={one.id} seating={one} />
      ))}
      <Bill table={table} seating={seating} orders={bill} {...floor} />
    </>
  );
}

type BillProps = TableBillProps & { seating: SeatingOnTablet; orders: readonly OrderOnBoard[] };

function Bill({ table, seating, orders, ...floor }: BillProps) {
  const { t } = useLingui();
  const [dialog, setDialog] = useState<Dialog>(null);
  const take = useTakeCall();
  const close = () => setDialog(null);
  const total = billTotal(orders);
  return (
    <section aria-label={t`Bill`}>
      <Stack gap={12}>
        {openCalls(seating).map((call) => (
          <div key={call.call} className={styles.call}>
            <strong>
              {call.call === 'bill' ? (
                <Trans>Asks for the bill</Trans>
              ) : (
                <Trans>Calls the team</Trans>
              )}
            </strong>
            <Button tone="solid" onClick={() => take(seating.id, call)}>{t`I'll go`}</Button>
          </div>
        ))}
        <PhonesAsking seating={seating} />
        <div>
          {orders.map((order) => (
            <OrderOnBill key={order.id} order={order} />
          ))}
          <p className={styles.sum}>
            <Trans>Total</Trans>
            <span lang="tr" className={styles.amount}>
              {formatMoney(total, 'tr')}
            </span>
          </p>
        </div>
        <Row align="stretch">
          <Button size="cta" onClick={() => setDialog('pay')}>
            {total > 0 ? <Trans>Paid</Trans> : <Trans>Close table</Trans>}
          </Button>
          <Button tone="tonal" size="cta" onClick={() => setDialog('print')}>
            <Trans>Print bill</Trans>
          </Button>
          <Button tone="outline" size="cta" onClick={() => setDialog('move')}>
            <Trans>Move table</Trans>
          </Button>
        </Row>
      </Stack>
      {dialog === 'pay' && (
        <PayBillDialog label={table.label} seatingId={seating.id} orders={orders} onClose={close} />
      )}
      {dialog === 'move' && (
        <MoveSeatingDialog from={table} seatingId={seating.id} onClose={close} {...floor} />
      )}
      {dialog === 'print' && <BillPaper label={table.label} orders={orders} onDone={close} />}
    </section>
  );
}

function OrderOnBill({ order }: { order: OrderOnBoard }) {
  const { t } = useLingui();
  const { code, seatNo, guestName, status, paidAt } = order;
  const name = firstNameOf(guestName) ?? (seatNo ? t`Phone ${seatNo}` : '');
  return (
    <p className={isBilled(order) ? styles.row : styles.cancelled}>
      <span>
        <span translate="no">{code}</span> {name}
        {status === 'pending' && (
          <Text as="span" size="small" tone="muted">
            {' · '}
            <Trans>not confirmed yet</Trans>
          </Text>
        )}
        {paidAt && (
          <Text as="span" size="small" tone="muted">
            {' · '}
            <Trans>paid by card</Trans>
          </Text>
        )}
      </span>
      <span lang="tr" className={styles.amount}>
        {formatMoney(shownKurus(order.totalAmount), 'tr')}
      </span>
    </p>
  );
}
