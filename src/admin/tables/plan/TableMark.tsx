import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  Armchair,
  Ban,
  Brush,
  CalendarClock,
  CircleDashed,
  Clock,
  ConciergeBell,
  GlassWater,
  Hourglass,
  type LucideIcon,
  QrCode,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { Fit } from '#domain/tables/table-fit';
import type { PlanBounds } from '#domain/tables/table-plan';
import type { TableState } from '#domain/tables/table-state';
import type { TableShape } from '#domain/tables/venue-table';
import { formatTime } from '#domain/venue';
import { classNames } from '../../../ui/class-names';
import { Text } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { wholeMinutes } from '../../orders/shared/use-ageing';
import { placeRef } from './place-ref';
import { CALL_ICONS, CALL_WORDS, STATE_WORDS } from './plan-words';
import * as styles from './TableMark.css';
import type { PlanTable } from './use-table-plan';

const ICONS: Record<TableState['state'], LucideIcon> = {
  free: CircleDashed,
  soon: CalendarClock,
  seated: Armchair,
  guests: QrCode,
  late: Clock,
  clearing: Brush,
  blocked: Ban,
};

type TableMarkProps = {
  table: PlanTable & { shape: TableShape };
  /** Holds the visible part of the plan. */
  bounds: PlanBounds;
  standing: TableState;
  orders: number;
  now: number;
  /** True if two bookings have the table at one time tonight. */
  isDouble: boolean;
  /** Tells the fit for the selected booking; null means that no booking is selected. */
  fit: Fit | null;
  onChoose: () => void;
};

/** Shows a table's number, seats and state by shape, icon and word. */
export function TableMark(props: TableMarkProps) {
  const { table, bounds, standing, orders, now, isDouble, fit, onChoose } = props;
  const { t } = useLingui();
  const { label, seats, calls = [] } = table;
  const { state, booking } = standing;
  const Icon = ICONS[state];
  const word = t(STATE_WORDS[state]);
  const timer = useTimer(standing, table, now);
  const facts = [
    t`Table ${label}`,
    t`${seats} seats`,
    ...calls.map(({ call }) => t(CALL_WORDS[call])),
    word,
    booking?.kind === 'brunch' ? t`Brunch` : null,
    booking?.kind === 'wait' ? t`Waitlist` : null,
    booking ? booking.guestName : null,
    timer,
    orders > 0 ? t`${plural(orders, { one: '# open order', other: '# open orders' })}` : null,
    isDouble ? t`Conflict` : null,
    fit === 'small' ? t`too small` : null,
    fit === 'taken' ? t`taken at that time` : null,
  ];
  return (
    <button
      type="button"
      ref={placeRef({ '--x': table.x - bounds.x, '--y': table.y - bounds.y })}
      onClick={onChoose}
      className={classNames(
        styles.mark,
        styles.shape[table.shape],
        styles.state[state],
        calls.length > 0 && styles.called,
        fit && styles.fit[fit],
      )}
    >
      <VisuallyHidden>{facts.filter(Boolean).join(', ')}</VisuallyHidden>
      {isDouble && (
        <span aria-hidden="true" className={styles.double}>
          <TriangleAlert size={14} />
        </span>
      )}
      {calls.length > 0 && (
        <span aria-hidden="true" className={styles.calling}>
          {calls.map(({ call }) => {
            const CallIcon = CALL_ICONS[call];
            return <CallIcon key={call} size={18} strokeWidth={2.5} />;
          })}
        </span>
      )}
      {orders > 0 && (
        <span aria-hidden="true" className={styles.ordering}>
          <ConciergeBell size={14} />
          {orders}
        </span>
      )}
      <span aria-hidden="true" className={styles.label}>
        {label}
        <span className={styles.seats}>
          <Users size={14} />
          {seats}
        </span>
      </span>
      <span aria-hidden="true" className={styles.word}>
        <Icon size={14} />
        {word}
      </span>
      <Text as="span" weight={600} numeric aria-hidden="true">
        {fitWord(fit) ?? timer}
      </Text>
      {booking && (
        <span aria-hidden="true" className={styles.guest}>
          {booking.kind === 'brunch' && <GlassWater size={14} className={styles.brunch} />}
          {booking.kind === 'wait' && <Hourglass size={14} />}
          <span className={styles.name}>{firstWord(booking.guestName)}</span>
        </span>
      )}
    </button>
  );
}

/** The mark has room for one word; the panel shows the full name. */
function firstWord(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? '';
}

function fitWord(fit: Fit | null) {
  if (fit === 'small') return <Trans>too small</Trans>;
  return fit === 'taken' ? <Trans>taken</Trans> : null;
}

function useTimer(
  { state, booking }: TableState,
  { guestsSince }: PlanTable,
  now: number,
): string | null {
  const { t } = useLingui();
  if (booking === null && state !== 'guests') return null;
  if (state === 'soon') return formatTime(booking.startsAt);
  const since = booking ? (booking.seatedAt ?? booking.startsAt) : (guestsSince ?? now);
  const minutes = wholeMinutes(now - since);
  return t`${minutes} min`;
}
