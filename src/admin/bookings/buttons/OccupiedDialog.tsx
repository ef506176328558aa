import { Trans, useLingui } from '@lingui/react/macro';
import type { PartyHere } from '#domain/tables/table-state';
import { formatTime } from '../../../i18n/format';
import { Button } from '../../../ui/controls/Button';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import type { PlanEntry, PlanTable } from '../../tables/plan/use-table-plan';
import { areaWords } from '../booking-words';
import { useConflictWords } from '../DoubleBooking';
import type { Arrival } from './use-arrival';

type OccupiedDialogProps = {
  booking: PlanEntry;
  table: PlanTable;
  /** This party sits at the table; null means that the table is only booked twice. */
  party: { booking: PlanEntry | null; since: PartyHere['since'] } | null;
  /** The party that arrives may have these tables instead. */
  free: readonly PlanTable[];
  onArrive: (arrival: Arrival) => void;
  onClose: () => void;
};

/** Tells who sits at the table since when, and offers the ways out. */
export function OccupiedDialog(props: OccupiedDialogProps) {
  const { booking, table, party, free, onArrive, onClose } = props;
  const { t } = useLingui();
  const conflict = useConflictWords(booking.id);
  const { label } = table;
  const { guestName: name, partySize: n } = booking;
  const here = party?.booking ?? null;
  const there = here?.guestName ?? t`Guests without a booking`;
  const time = party === null ? '' : formatTime(party.since, 'tr');
  // An open bill keeps the table until somebody closes the bill.
  const hasBill = table.guestsSince != null;
  return (
    <Dialog
      title={party === null ? conflict : <Trans>Somebody sits at table {label}</Trans>}
      description={
        <Trans>
          Pick a table for {name}, {n} people
        </Trans>
      }
      onClose={onClose}
    >
      <Stack gap={12}>
        {party && (
          <p>
            <Trans>
              {there} · since {time}
            </Trans>
          </p>
        )}
        {free.map((one) => (
          <Button
            key={one.id}
            tone="tonal"
            size="cta"
            onClick={() => onArrive({ tableId: one.id })}
          >
            <FreeTable table={one} />
          </Button>
        ))}
        {here && !hasBill && (
          <Button tone="outline" size="cta" onClick={() => onArrive({ leaving: here })}>
            <Trans>{there} has left: seat here</Trans>
          </Button>
        )}
        {party && hasBill && (
          <p>
            <Trans>Their bill is open. If they have left, close it on the floor first.</Trans>
          </p>
        )}
        <Button tone="outline" size="cta" onClick={() => onArrive({ isTogether: party !== null })}>
          {party ? <Trans>Seat together at {label}</Trans> : <Trans>Seat at {label} anyway</Trans>}
        </Button>
      </Stack>
    </Dialog>
  );
}

function FreeTable({ table }: { table: PlanTable }) {
  const { t } = useLingui();
  const { label, seats } = table;
  const area = t(areaWords(table.area));
  return (
    <Trans>
      Table {label} · {area} · {seats} seats
    </Trans>
  );
}
