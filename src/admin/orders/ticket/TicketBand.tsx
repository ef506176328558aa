import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  CircleHelp,
  Clock,
  CreditCard,
  type LucideIcon,
  RotateCcw,
  TriangleAlert,
} from 'lucide-react';
import { useCallback, useContext, useMemo } from 'react';
import type { StaffOrder } from '#domain/orders/guest-order';
import { type Ageing, waitingSince } from '#domain/orders/order-ageing';
import { recordedPayment } from '#domain/orders/order-history';
import { tableCalled } from '#domain/tables/table-called';
import { formatTime } from '#domain/venue';
import { useStaffBill } from '../../../data/react/staff/use-staff-bills';
import { useStaffTables } from '../../../data/react/staff/use-staff-rows';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/layout/Flow';
import { useClockText } from '../../page/board-clock';
import {
  AGEING_WORDS,
  BoardStationContext,
  cutTo,
  ELSEWHERE_WORDS,
  usePlaceText,
} from '../shared/board-view';
import { dishesAt } from '../shared/tick-rows';
import {
  bandOf,
  elapsedText,
  useAgeing,
  useIsBeforeOpening,
  useMinutes,
} from '../shared/use-ageing';
import { useReportSeen } from './Ticket';
import * as styles from './TicketBand.css';

type TicketBandProps = { order: StaffOrder; headingId: string; isFresh: boolean };

const AGEING_ICON: Record<Ageing, LucideIcon | null> = {
  on_time: null,
  due: Clock,
  late: TriangleAlert,
};

/** Shows a ticket's head with destination, guest, waiting time and ageing. */
export function TicketBand({ order, headingId, isFresh }: TicketBandProps) {
  const { t } = useLingui();
  const placeText = usePlaceText();
  const ageing = useAgeing(order);
  const Icon = AGEING_ICON[ageing];
  const isUnknown = useIsUnknownTable(order);
  const isPaid = useIsPaid(order);
  const band = useReportSeen<HTMLElement>(order);
  const look = styles.look[bandOf(order, ageing)];
  return (
    <header ref={band} className={classNames(styles.band, look, isFresh && styles.pulse)}>
      <div className={styles.row}>
        <h3 id={headingId} className={styles.place}>
          {/* The head has no room for the longer word of the other screens. */}
          {order.orderType === 'delivery' ? t`To deliver` : placeText(order)}
        </h3>
        <Waiting order={order} />
      </div>
      <div className={styles.row}>
        <p className={styles.who}>
          <span translate="no">{order.code}</span>
          <Beside order={order} />
        </p>
        {order.isAgain && <Mark icon={RotateCcw}>{t`AGAIN`}</Mark>}
        {isPaid && <Mark icon={CreditCard}>{order.paidAt ? t`Paid by card` : t`PAID`}</Mark>}
        {isUnknown && <Mark icon={CircleHelp}>{t`Unknown table`}</Mark>}
        {Icon && <Mark icon={Icon}>{t(AGEING_WORDS[ageing])}</Mark>}
      </div>
    </header>
  );
}

function Mark({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <p className={styles.word}>
      <Icon size={18} strokeWidth={2.25} />
      {children}
    </p>
  );
}

/** Names the guest, or on a station's ticket what other stations make of the order. */
function Beside({ order }: { order: StaffOrder }) {
  const station = useContext(BoardStationContext);
  const { t } = useLingui();
  const isCut = cutTo(station) !== null;
  const others = isCut ? dishesAt(order, station).elsewhere : [];
  const words = isCut
    ? others.map((one) => t(ELSEWHERE_WORDS[one.station](one.count)))
    : [order.guestName ?? ''];
  return words.filter(Boolean).map((word) => ` · ${word}`);
}

/** Returns true from the tap on that paid the order's bill. */
function useIsPaid(order: StaffOrder): boolean {
  const bill = useStaffBill(order.billId);
  const isBillPaid = bill !== undefined && bill.worthKurus > 0 && bill.openKurus <= 0;
  return isBillPaid || recordedPayment(order) !== null;
}

/** Returns true if the order's table does not exist. */
function useIsUnknownTable({ orderType, tableNumber }: StaffOrder): boolean {
  const { rows } = useStaffTables();
  return useMemo(() => {
    if (orderType !== 'table' || !tableNumber || !rows || rows.length === 0) return false;
    return tableCalled(tableNumber, rows) === null;
  }, [orderType, tableNumber, rows]);
}

function Waiting({ order }: { order: StaffOrder }) {
  const since = waitingSince(order);
  const minutes = useMinutes(order);
  const timer = useClockText<HTMLSpanElement>(
    useCallback((now) => elapsedText(now - since), [since]),
  );
  if (useIsBeforeOpening(order)) {
    const time = formatTime(since);
    return (
      <p className={styles.timer}>
        <Trans>from {time}</Trans>
      </p>
    );
  }
  return (
    <p className={styles.timer}>
      {/* Screen readers get minutes, not ticking seconds. */}
      <span ref={timer} aria-hidden="true" />
      <VisuallyHidden>
        <Plural value={minutes} one="# minute" other="# minutes" />
      </VisuallyHidden>
    </p>
  );
}
