import { BOOK_AHEAD_DAYS, eveningSpan, type Slot, slotInstant } from '#domain/bookings/booking';
import { openSlots } from '#domain/bookings/open-slots';
import { nearestSlots, slotLoads, tablesFor } from '#domain/bookings/table-choice';
import { DomainError } from '#domain/error-codes';
import { addDays, businessDay } from '#domain/venue';
import { effectStatement, type NewEffect } from '../../repositories/effects.repository';
import type { StoredSettings } from '../../repositories/settings.repository';
import type { RowBatch } from '../../repositories/stored-responses.repository';
import type { Parts } from '../shared/staff-change';
import { refuseClosedTime } from '../shared/table-rules-of';

export type SeatingDeps = Pick<Parts, 'settings'> & {
  assignments: Pick<Parts['assignments'], 'evening'>;
};

type SeatWish = Slot & {
  id: string;
  startsAt: number;
  endsAt: number;
  partySize: number;
  /** Staff chose these; an empty list: any. */
  tables: readonly number[];
  /** The party keeps these if they suffice. */
  keeps?: readonly number[];
  area: string | null;
  /** Staff know that nothing is free. */
  isOver: boolean;
  /** The times that are offered as alternatives. */
  slots: readonly string[];
  present: StoredSettings;
  at: number;
};

/** Chooses the tables of a stay. @throws DomainError slot_taken with the nearest free slots */
export async function seatsFor({ assignments }: Pick<SeatingDeps, 'assignments'>, wish: SeatWish) {
  const { id, serviceDay, at, present, isOver } = wish;
  const evening = await assignments.evening(eveningSpan(serviceDay), { now: at, exceptId: id });
  const span = { startsAt: wish.startsAt, endsAt: wish.endsAt };
  const known = evening.tables.filter((table) => wish.tables.includes(table.id));
  if (known.length < wish.tables.length) throw new DomainError('table.blocked', {});
  const { keeps = [] } = wish;
  const kept = evening.tables.filter((table) => keeps.includes(table.id));
  const isEnough = kept.reduce((sum, { seats }) => sum + seats, 0) >= wish.partySize;
  const tables =
    (isEnough && tablesFor(evening, { ...wish, tables: keeps }, span)) ||
    (isOver && wish.tables.length > 0 ? wish.tables : tablesFor(evening, wish, span)) ||
    (isOver ? keeps : null);
  if (tables === null) {
    const stayMs = span.endsAt - span.startsAt;
    const loads = slotLoads(
      evening,
      { ...wish, stayMs },
      openSlots(present.opening, serviceDay, wish.slots),
    );
    const near = { serviceDay, wishedAt: wish.startsAt, after: at };
    throw new DomainError('slot_taken', { alternatives: nearestSlots(loads, near) });
  }
  const [tableId = null, ...others] = tables;
  const chosen = tables.flatMap((one) => evening.tables.filter((table) => table.id === one));
  return {
    row: { tableId, joinedTables: others.length > 0 ? others : null },
    label: chosen.map(({ label }) => label).join(' + ') || null,
    area: chosen[0]?.area ?? null,
  };
}

/** Staff book at once, also while the stay has begun; nobody sits beyond its end. */
export function refuseTime(present: StoredSettings, slot: Slot, at: number): void {
  const startsAt = slotInstant(slot);
  if (at >= startsAt + LATEST_MS) throw new DomainError('booking.too_late');
  if (slot.serviceDay > addDays(businessDay(at), BOOK_AHEAD_DAYS)) {
    throw new DomainError('booking.too_far_ahead');
  }
  refuseClosedTime(present, slot);
}

/** A booking that waited on a tablet may still arrive this long after its slot. */
const LATEST_MS = 90 * 60_000;

export function withMail(batch: RowBatch, effect: NewEffect | null): RowBatch {
  if (!effect) return batch;
  return { ...batch, more: (won) => [...(batch.more?.(won) ?? []), effectStatement(effect, won)] };
}
