import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { STAY_MS } from '#domain/bookings/booking';
import type { SlotLoad } from '#domain/bookings/table-choice';
import type { TableClash } from '#domain/tables/table-clash';
import { clashAt, tablesInstead } from '#domain/tables/table-clash';
import type { PlanBooking } from '#domain/tables/table-state';
import { isExpected } from '#domain/tables/table-state';
import { formatTime } from '#domain/venue';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack, Text } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import { useSave } from '../shared/sending';
import { useGiveTable } from './ArrivalButton';
import { useConflictWords, useFloor } from './BookingBadges';
import type { BookingDraft } from './booking-draft';

type ClashNoticeProps = {
  slot: SlotLoad;
  draft: BookingDraft;
  /** The booking that is changed does not clash with itself. */
  exceptId: string;
  onChange: (changes: Partial<BookingDraft>) => void;
};

/** Returns the tables that another party has during a slot's stay. */
export function useTakenTables(slot: SlotLoad | undefined, exceptId: string): ReadonlySet<number> {
  const floor = useFloor();
  return useMemo(() => {
    if (!slot) return NONE;
    const span = { startsAt: slot.startsAt, endsAt: slot.startsAt + STAY_MS };
    const taken = floor.tables.filter((table) => clashAt(table, span, floor, exceptId));
    return new Set(taken.map(({ id }) => id));
  }, [slot, floor, exceptId]);
}

const NONE: ReadonlySet<number> = new Set();

/** Tells who has the chosen tables during the stay, and offers free ones instead. */
export function ClashNotice({ slot, draft, exceptId, onChange }: ClashNoticeProps) {
  const { t } = useLingui();
  const floor = useFloor();
  const clashText = useClashText();
  const { tables: chosen, partySize, isOver } = draft;
  const span = { startsAt: slot.startsAt, endsAt: slot.startsAt + STAY_MS };
  const taken = chosen.flatMap((id) => {
    const table = floor.tables.find((one) => one.id === id);
    const clash = table && clashAt(table, span, floor, exceptId);
    return clash ? [{ table, clash }] : [];
  });
  if (isOver) return null;
  return taken.map(({ table, clash }) => {
    // One of several joined tables needs a table as large as itself.
    const people = chosen.length > 1 ? table.seats : partySize;
    const party = { ...span, id: exceptId, partySize: people, tableId: table.id };
    const free = tablesInstead(floor, party).filter(({ id }) => !chosen.includes(id));
    const choose = (id: number) =>
      onChange({ tables: chosen.map((one) => (one === table.id ? id : one)) });
    return (
      <Banner key={table.id} tone="honey" shape="box" icon={<TriangleAlert size={20} />}>
        <Stack gap={8}>
          <Text>{clashText(table.label, clash, floor.now)}</Text>
          <Row>
            {free.map(({ id, label: other, seats }) => (
              <Button key={id} tone="outline" size="compact" onClick={() => choose(id)}>
                {t`Take ${other} · ${seats} seats`}
              </Button>
            ))}
            {clash.booking && (
              <Button tone="quiet" size="compact" onClick={() => onChange({ isOver: true })}>
                {t`Book anyway`}
              </Button>
            )}
          </Row>
        </Stack>
      </Banner>
    );
  });
}

/** Tells who has a table, and until when. */
export function useClashText() {
  const { t } = useLingui();
  return (label: string, { booking, startsAt, endsAt }: TableClash<PlanBooking>, now: number) => {
    const from = formatTime(startsAt);
    if (booking === null) return t`Guests without a booking sit at table ${label}, since ${from}.`;
    const { guestName: name } = booking;
    const until = formatTime(isExpected(booking) ? endsAt : booking.endsAt);
    if (booking.kind === 'wait') return t`Table ${label} is held for ${name} on the waitlist.`;
    if (isExpected(booking)) return t`Table ${label} is booked: ${name}, ${from}–${until}.`;
    return booking.endsAt < now
      ? t`${name} still sits at table ${label}: booked until ${until}.`
      : t`${name} sits at table ${label} until ${until}.`;
  };
}

/** Tells that a booking's table has another party at its time, and moves the booking to a free table. */
export function DoubleBooking({ id: bookingId }: { id: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const words = useConflictWords(bookingId);
  const floor = useFloor();
  const give = useGiveTable();
  const { save } = useSave();
  if (words === null) return null;
  const booking = floor.bookings.find((one) => one.id === bookingId);
  const isMovable = booking && isExpected(booking);
  const free = isMovable ? tablesInstead(floor, booking) : [];

  async function move(tableId: number, label: string) {
    if (!booking) return;
    const { guestName: name, kind, tableId: from } = booking;
    await give(kind, { bookingId, tableId, from });
    toast.show({ tone: 'success', title: t`${name}: table ${label}` });
  }

  return (
    <Banner tone="danger" shape="box" icon={<TriangleAlert size={20} />}>
      <Stack gap={8}>
        {words}
        {free.length > 0 && (
          <Row>
            {free.map(({ id, label }) => (
              <Button
                key={id}
                tone="outline"
                size="compact"
                onClick={() => save(() => move(id, label))}
              >
                {t`Move to ${label}`}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Banner>
  );
}
