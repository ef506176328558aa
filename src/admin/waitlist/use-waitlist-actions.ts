import { useLingui } from '@lingui/react/macro';
import type { ChangeWaitlistBody } from '#domain/waitlist/waitlist';
import type { StaffWaitlistEntry } from '../../data/bookings/staff-waitlist';
import { changeWaitlist } from '../../data/commands/bookings/staff-bookings';
import { useCommand } from '../../data/react/use-command';
import { useUndoable } from '../shared/UndoBar';
import type { Waiting } from './use-places';

export type WaitlistActions = ReturnType<typeof useWaitlistActions>;

/** What staff do with a party on the waitlist; each but the seating can be undone. */
export function useWaitlistActions() {
  const { t } = useLingui();
  const change = useCommand(changeWaitlist);
  const { perform, ...done } = useUndoable();

  function act(
    { id, status }: StaffWaitlistEntry,
    body: ChangeWaitlistBody,
    words: string,
    back: ChangeWaitlistBody['status'] | null,
  ) {
    const from = status as NonNullable<ChangeWaitlistBody['from']>;
    perform({
      ...{ about: id, words },
      run: () => change({ entryId: id, body: { ...body, from } }),
      undo:
        back === null
          ? null
          : () => change({ entryId: id, body: { status: back, from: body.status } }),
    });
  }

  return {
    ...done,
    offer({ entry, place }: Waiting) {
      if (!place) return;
      const { tables, reservationTime, label } = place;
      const name = entry.guestName;
      const body = {
        status: 'offered' as const,
        tables,
        ...(!entry.isWalkIn && { reservationTime }),
      };
      act(entry, body, t`Offered to ${name}: table ${label}`, 'waiting');
    },
    /** The party sits down, or takes the offered time; without an offer at the free place. */
    accept({ entry, place }: Waiting) {
      const name = entry.guestName;
      const words = entry.isWalkIn ? t`${name} seated` : t`Booked for ${name}`;
      const chosen = place && {
        tables: place.tables,
        ...(!entry.isWalkIn && { reservationTime: place.reservationTime }),
      };
      act(entry, { status: 'accepted', ...chosen }, words, null);
    },
    takeBack({ entry }: Waiting) {
      const { guestName: name } = entry;
      act(entry, { status: 'waiting' }, t`Offer taken back: ${name}`, null);
    },
    remove({ entry }: Waiting) {
      const name = entry.guestName;
      act(entry, { status: 'closed' }, t`Off the waitlist: ${name}`, 'waiting');
    },
  };
}
