import { useLingui } from '@lingui/react/macro';
import type { Block } from '#domain/tables/timeline';
import { formatTime } from '#domain/venue';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { BOOKING_STATUS_WORDS, bookingStatusOf } from '../../bookings/BookingBadges';
import { placeRef } from './place-ref';
import * as styles from './Timeline.css';

type TimelineBlockProps = {
  block: Block;
  tableLabel: string | null;
  onChoose: () => void;
};

/** Shows a booking with time, name, party size, and a word for conflicts. */
export function TimelineBlock({ block, tableLabel, onChoose }: TimelineBlockProps) {
  const { t } = useLingui();
  const { booking, from, width, isConflict } = block;
  const [begin, end] = [formatTime(block.startsAt), formatTime(block.endsAt)];
  const { guestName: name, partySize } = booking;
  const { lateMinutes: minutes } = booking;
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
