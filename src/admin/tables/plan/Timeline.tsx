import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
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
  QrCode,
  TriangleAlert,
  Users,
} from 'lucide-react';
import type { Block, Fit, TableState } from '#domain/tables/table-state';
import {
  linePlace,
  timelinePx,
  timelineRows,
  timelineSpan,
  timelineSteps,
} from '#domain/tables/table-state';
import type { PlanBounds, TableShape } from '#domain/tables/venue-table';
import { formatTime } from '#domain/venue';
import { useOpening } from '../../../data/react/use-app';
import { classNames } from '../../../ui/class-names';
import { Row, Text, VisuallyHidden } from '../../../ui/layout/Flow';
import { BOOKING_STATUS_WORDS, bookingStatusOf, useFloor } from '../../bookings/BookingBadges';
import { wholeMinutes } from '../../orders/shared/board-view';
import type { PlanEntry, PlanTable } from '../use-table-plan';
import { CALL_ICONS, CALL_WORDS, placeRef, STATE_WORDS } from '../use-table-plan';
import * as tableMarkStyles from './TableMark.css';
import * as styles from './Timeline.css';

export type TimelineProps = {
  day: string;
  bookings: readonly PlanEntry[];
  onChoose: (id: string) => void;
};

/** Shows an evening's opening hours with one row for each table and one block for each booking. */
export function Timeline({ day, bookings, onChoose }: TimelineProps) {
  const { t } = useLingui();
  const { tables, now } = useFloor();
  const evening = timelineSpan(day, useOpening(), bookings);
  const rows = timelineRows(evening, { tables, bookings, now });
  const nowAt = linePlace(evening, now);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach an area that scrolls.
    <section aria-label={t`Timeline of the evening`} tabIndex={0} className={styles.scroll}>
      <div ref={placeRef({ '--evening': `${timelinePx(evening)}px` })} className={styles.lines}>
        <div aria-hidden="true" className={styles.head}>
          {[...timelineSteps(evening), evening.endsAt]
            .filter((_, step) => step % 2 === 0)
            .map((at) => (
              <span key={at} className={styles.step}>
                {formatTime(at)}
              </span>
            ))}
        </div>
        {rows.map(({ table, lanes, blocks }) => (
          <div key={table?.id ?? 'none'} className={styles.row}>
            <div className={styles.table}>
              {table ? table.label : t`No table`}
              {table && <Seats seats={table.seats} />}
            </div>
            <div className={styles.line}>
              {Array.from({ length: lanes }, (_, lane) => lane).map((lane) => (
                <div key={lane} className={styles.lane}>
                  {blocks
                    .filter((block) => block.lane === lane)
                    .map((block) => (
                      <TimelineBlock
                        key={block.booking.id}
                        block={block}
                        tableLabel={table?.label ?? null}
                        onChoose={() => onChoose(block.booking.id)}
                      />
                    ))}
                </div>
              ))}
            </div>
          </div>
        ))}
        {nowAt !== null && (
          <div
            aria-hidden="true"
            ref={placeRef({ '--now': `${nowAt}px` })}
            className={styles.now}
          />
        )}
      </div>
    </section>
  );
}

function Seats({ seats }: { seats: number }) {
  return (
    <Text as="span" tone="muted" weight={400}>
      <Trans>{seats} seats</Trans>
    </Text>
  );
}

type TimelineBlockProps = {
  block: Block;
  tableLabel: string | null;
  onChoose: () => void;
};

/** Shows a booking with time, name, party size, and a word for conflicts. */
function TimelineBlock({ block, tableLabel, onChoose }: TimelineBlockProps) {
  const { t } = useLingui();
  const { booking, from, width, isConflict } = block;
  const [begin, end] = [formatTime(block.startsAt), formatTime(block.endsAt)];
  const { guestName: name, partySize, lateMinutes: minutes } = booking;
  const late = minutes ? ` ${t`+${minutes} min`}` : '';
  const words = `${begin}–${end}${late} ${name}, ${partySize}`;
  const facts = [
    words,
    t(BOOKING_STATUS_WORDS[bookingStatusOf(booking.status)]),
    tableLabel === null ? t`No table` : t`Table ${tableLabel}`,
    isConflict ? t`Conflict` : null,
  ];
  return (
    <button
      type="button"
      ref={placeRef({ '--from': `${from}px`, '--width': `${width}px` })}
      className={classNames(
        styles.block,
        booking.status === 'pending' && styles.pending,
        booking.status === 'completed' && styles.over,
        isConflict && styles.conflict,
      )}
      onClick={onChoose}
    >
      <VisuallyHidden>{facts.filter(Boolean).join(', ')}</VisuallyHidden>
      {isConflict && <strong aria-hidden="true" className={styles.words}>{t`Conflict`}</strong>}
      <span aria-hidden="true" className={styles.words}>
        {words}
      </span>
    </button>
  );
}

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
        tableMarkStyles.mark,
        tableMarkStyles.shape[table.shape],
        tableMarkStyles.state[state],
        calls.length > 0 && tableMarkStyles.called,
        fit && tableMarkStyles.fit[fit],
      )}
    >
      <VisuallyHidden>{facts.filter(Boolean).join(', ')}</VisuallyHidden>
      {isDouble && (
        <span aria-hidden="true" className={tableMarkStyles.double}>
          <TriangleAlert size={14} />
        </span>
      )}
      {calls.length > 0 && (
        <span aria-hidden="true" className={tableMarkStyles.calling}>
          {calls.map(({ call }) => {
            const CallIcon = CALL_ICONS[call];
            return <CallIcon key={call} size={18} strokeWidth={2.5} />;
          })}
        </span>
      )}
      {orders > 0 && (
        <span aria-hidden="true" className={tableMarkStyles.ordering}>
          <ConciergeBell size={14} />
          {orders}
        </span>
      )}
      <span aria-hidden="true" className={tableMarkStyles.label}>
        {label}
        <span className={tableMarkStyles.seats}>
          <Users size={14} />
          {seats}
        </span>
      </span>
      <Row as="span" gap={4} wrap={false} aria-hidden="true">
        <Icon size={14} />
        {word}
      </Row>
      <Text as="span" weight={600} numeric aria-hidden="true">
        {fitWord(fit) ?? timer}
      </Text>
      {booking && (
        <span aria-hidden="true" className={tableMarkStyles.guest}>
          {booking.kind === 'brunch' && <GlassWater size={14} className={tableMarkStyles.brunch} />}
          {booking.kind === 'wait' && <Hourglass size={14} />}
          <span className={tableMarkStyles.name}>{firstWord(booking.guestName)}</span>
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
