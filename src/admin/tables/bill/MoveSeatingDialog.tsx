import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isAtTable } from '#domain/bookings/booking';
import { isSeated, nextBooking, partyAt } from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import { moveSeating } from '../../../data/commands/seatings';
import { barNow } from '../../../data/react/staff/use-staff-rows';
import { useCommand } from '../../../data/react/use-app';
import { RadioCards } from '../../../ui/form/inputs/FieldShell';
import { Dialog, DialogAction } from '../../../ui/overlays/Dialog';
import { areaWords, useFloor } from '../../bookings/BookingBadges';
import { useFailedSave } from '../../shared/sending';
import type { PlanEntry, PlanTable } from '../plan/use-table-plan';

type MoveSeatingDialogProps = {
  from: PlanTable;
  /** Tonight's bookings. */
  bookings: readonly PlanEntry[];
  seatingId: string;
  onClose: () => void;
};

/** Moves a party with its bill; at an occupied table both parties share one bill. */
export function MoveSeatingDialog({ from, bookings, seatingId, onClose }: MoveSeatingDialogProps) {
  const { tables } = useFloor();
  const { t } = useLingui();
  const failed = useFailedSave();
  const move = useCommand(moveSeating);
  const [chosen, setChosen] = useState<string | null>(null);
  const now = barNow();
  const partyOf = (table: PlanTable) => partyAt(table, bookings, { now, exceptId: '' });
  const moving = bookings.find((one) => one.tableId === from.id && isSeated(one, now));
  const others = tables.filter(({ id }) => id !== from.id);
  const to = others.find(({ id }) => String(id) === chosen);
  const isTogether = to !== undefined && partyOf(to) !== null;
  const { label } = from;

  function go() {
    if (!to) return;
    const step = { seatingId, tableId: to.id, from: from.id };
    move({ ...step, ...(isTogether ? { isTogether } : {}) }).then(onClose, failed);
  }

  function hintOf(table: PlanTable): string {
    const next = nextBooking(
      bookings.filter((one) => isAtTable(one, table.id)),
      now,
    );
    const name = next?.guestName ?? '';
    const time = next ? formatTime(next.startsAt) : '';
    const facts = [
      t(areaWords(table.area)),
      t`${plural(table.seats, { one: '# seat', other: '# seats' })}`,
      partyOf(table) && t`guests here: both bills become one`,
      next && t`booked ${time}, ${name}`,
    ];
    return facts.filter(Boolean).join(' · ');
  }

  return (
    <Dialog
      title={<Trans>Move table {label}</Trans>}
      onClose={onClose}
      footer={
        <DialogAction unavailable={!to} onClick={go}>
          {to && isTogether
            ? t`Join table ${to.label}`
            : to
              ? t`Move to table ${to.label}`
              : t`Pick a table`}
        </DialogAction>
      }
    >
      <RadioCards
        label={<Trans>New table</Trans>}
        value={chosen}
        onChange={setChosen}
        options={others.map((table) => ({
          value: String(table.id),
          title: table.label,
          hint: hintOf(table),
          tag: moving && table.seats < moving.partySize && t`too small`,
        }))}
      />
    </Dialog>
  );
}
