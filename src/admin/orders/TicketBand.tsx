import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type Ageing, waitingSince } from '#domain/orders/order-ageing';
import type { StaffOrder } from '#domain/orders/order-view';
import { formatTime } from '../../i18n/format';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useClockValue } from './board-clock';
import { AGEING_WORDS } from './board-words';
import { elapsedText } from './elapsed';
import * as styles from './TicketBand.css';
import { bandOf, useAgeing, useIsBeforeOpening, useMinutes } from './use-ageing';
import { usePlaceText } from './use-place-text';
import { useReportSeen } from './use-report-seen';

type TicketBandProps = { order: StaffOrder; headingId: string; isFresh: boolean };

const AGEING_ICON: Record<Ageing, LucideIcon | null> = {
  on_time: null,
  due: Clock,
  late: TriangleAlert,
};

/** The head of a ticket: where it goes, who waits, for how long and how pressing that is. */
export function TicketBand({ order, headingId, isFresh }: TicketBandProps) {
  const { t } = useLingui();
  const placeText = usePlaceText();
  const ageing = useAgeing(order);
  const Icon = AGEING_ICON[ageing];
  const band = useReportSeen<HTMLElement>(order);
  const look = styles.look[bandOf(order, ageing)];
  return (
    <header ref={band} className={classNames(styles.band, look, isFresh && styles.pulse)}>
      <div className={styles.row}>
        <h3 id={headingId} className={styles.place}>
          {placeText(order)}
        </h3>
        <Waiting order={order} />
      </div>
      <div className={styles.secondRow}>
        <p className={styles.who}>
          <span translate="no">{order.code}</span>
          {order.guestName && ` · ${order.guestName}`}
        </p>
        {Icon && (
          <p className={styles.word}>
            <Icon aria-hidden="true" size={18} strokeWidth={2.25} />
            {t(AGEING_WORDS[ageing])}
          </p>
        )}
      </div>
    </header>
  );
}

function Waiting({ order }: { order: StaffOrder }) {
  const since = waitingSince(order);
  const minutes = useMinutes(order);
  const timer = useClockValue((now) => elapsedText(now - since), '');
  if (useIsBeforeOpening(order)) {
    const time = formatTime(since, 'tr');
    return (
      <p className={styles.timer}>
        <Trans>from {time}</Trans>
      </p>
    );
  }
  return (
    <p className={styles.timer}>
      {/* Ticking digits are for the eye; the minutes are what is read. */}
      <span aria-hidden="true">{timer}</span>
      <VisuallyHidden>
        <Plural value={minutes} one="# minute" other="# minutes" />
      </VisuallyHidden>
    </p>
  );
}
