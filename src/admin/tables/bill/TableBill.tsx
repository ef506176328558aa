import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shownKurus } from '#domain/money';
import { billTotal, isBilled } from '#domain/seatings/bill';
import { firstNameOf, openCalls } from '#domain/seatings/seating';
import { type OrderOnBoard, useStaffOrders } from '../../../data/react/staff/use-staff-orders';
import { useStaffSeatings } from '../../../data/react/staff/use-staff-seatings';
import type { SeatingOnTablet } from '../../../data/seatings/staff-seatings';
import { formatMoney } from '../../../i18n/format';
import { Button } from '../../../ui/controls/Button';
import { Stack } from '../../../ui/layout/Flow';
import { useTakeCall } from '../../alarm/use-take-call';
import type { PlanEntry, PlanTable } from '../plan/use-table-plan';
import { BillConflict } from './BillConflict';
import { BillPaper } from './BillPaper';
import * as styles from './bill.css';
import { MoveSeatingDialog } from './MoveSeatingDialog';
import { PayBillDialog } from './PayBillDialog';
import { PhonesAsking } from './PhonesAsking';

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
            <Button tone="solid" onClick={() => take(seating.id, call)}>
              <Trans>I'll go</Trans>
            </Button>
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
        <div className={styles.actions}>
          <Button size="cta" onClick={() => setDialog('pay')}>
            {total > 0 ? <Trans>Paid</Trans> : <Trans>Close table</Trans>}
          </Button>
          <Button tone="tonal" size="cta" onClick={() => setDialog('print')}>
            <Trans>Print bill</Trans>
          </Button>
          <Button tone="outline" size="cta" onClick={() => setDialog('move')}>
            <Trans>Move table</Trans>
          </Button>
        </div>
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
          <span className={styles.note}>
            {' · '}
            <Trans>not confirmed yet</Trans>
          </span>
        )}
        {paidAt && (
          <span className={styles.note}>
            {' · '}
            <Trans>paid by card</Trans>
          </span>
        )}
      </span>
      <span lang="tr" className={styles.amount}>
        {formatMoney(shownKurus(order.totalAmount), 'tr')}
      </span>
    </p>
  );
}
