import { Trans, useLingui } from '@lingui/react/macro';
import {
  type Block,
  linePlace,
  timelinePx,
  timelineRows,
  timelineSpan,
  timelineSteps,
} from '#domain/tables/timeline';
import { formatTime } from '#domain/venue';
import { useOpening } from '../../../data/react/use-venue';
import { classNames } from '../../../ui/class-names';
import { Text } from '../../../ui/layout/Flow';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { BOOKING_STATUS_WORDS, bookingStatusOf, useFloor } from '../../bookings/BookingBadges';
import { placeRef } from './place-ref';
import * as styles from './Timeline.css';
import type { PlanEntry } from './use-table-plan';

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
