import { eveningBegan, STAY_MS, slotAt } from '#domain/bookings/slots';
import { DomainError } from '#domain/error-codes';
import { SHORTEST_STAY_MS } from '#domain/tables/table-fit';
import { type SeatWalkInInput, seatWalkInMutation } from '#domain/tables/venue-table';
import { type TableBookingRow, tableBookingRead } from '../../repositories/rows/booking-wire';
import type { TableRow } from '../../repositories/rows/table-wire';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { walkInPlace } from '../../repositories/table-assignments';
import { untilWritten } from '../shared/until-written';
import type { ChooseTableDeps } from './shared/choose-table';
import { type TableRequest, tableAudit } from './shared/table-request';

type WalkIn = TableRequest & { input: SeatWalkInInput; language: 'en' | 'tr' };

/**
 * Seats a walk-in from the time of the tap until the next booking, at most two hours. @throws DomainError
 * table.walk_in_over, when it arrives on a later evening
 */
export function seatWalkIn(deps: ChooseTableDeps, request: WalkIn): Promise<MutationResponse> {
  const { claim, input } = request;
  return untilWritten(async () => {
    const table = await deps.tables.find(input.tableId);
    if (!table?.isActive) throw new DomainError('table.blocked', labelOf(table));
    const at = deps.now();
    const startsAt = at - request.ageMs;
    if (startsAt < eveningBegan(at)) throw new DomainError('table.walk_in_over');
    const endsAt = await endOfStay(deps, table, startsAt);
    const row = walkInRow(request, table, { startsAt, endsAt, at });
    const reservation = tableBookingRead({ row, tableLabel: table.label });
    const { partySize } = row;
    const entry = tableAudit(deps, request, {
      action: seatWalkInMutation.audit,
      tableId: table.id,
      before: null,
      after: { tableId: table.id, tableLabel: table.label, partySize },
      at,
    });
    return deps.assignments.seat(row, {
      claim,
      response: {
        status: 201,
        body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
      },
      audit: { ...entry, tbl: 'reservation', pk: row.id },
    });
  });
}

/** @throws DomainError table.taken if the table is occupied, or booked within half an hour */
async function endOfStay(
  { assignments }: ChooseTableDeps,
  table: TableRow,
  startsAt: number,
): Promise<number> {
  const sitting = await assignments.sitting(walkInPlace({ tableId: table.id, startsAt }));
  if (sitting) throw taken(table, { guestName: sitting.guestName, startsAt: sitting.since });
  const span = { startsAt, endsAt: startsAt + SHORTEST_STAY_MS };
  const soon = await assignments.occupant(table.id, span, '');
  if (soon) throw taken(table, soon);
  const nextAt = await assignments.nextStart(table.id, startsAt);
  return Math.min(startsAt + STAY_MS, nextAt ?? Number.POSITIVE_INFINITY);
}

type Other = { guestName: string | null; startsAt: number };

function taken({ label }: TableRow, { guestName, startsAt }: Other): DomainError {
  const at = new Date(startsAt).toISOString();
  return new DomainError('table.taken', { tableLabel: label, by: guestName, at });
}

function labelOf(table: TableRow | null) {
  return table ? { tableLabel: table.label } : {};
}

type Times = { startsAt: number; endsAt: number; at: number };

function walkInRow(
  { claim, input, member, language }: WalkIn,
  table: TableRow,
  { startsAt, endsAt, at }: Times,
): TableBookingRow & { tableId: number } {
  const { serviceDay, reservationTime: slot } = slotAt(startsAt);
  return {
    id: claim.mutationId,
    v: 1,
    status: 'seated',
    statusAt: startsAt,
    statusBy: member.firstName,
    placedAt: startsAt,
    receivedAt: at,
    language,
    deviceHash: null,
    secretHash: null,
    guestName: input.guestName,
    guestEmail: null,
    guestPhone: '',
    serviceDay,
    slot,
    startsAt,
    endsAt,
    partySize: input.partySize,
    tableId: table.id,
    tableAt: at,
    tableBy: member.firstName,
    memberId: null,
    specialRequests: null,
    tablePreference: table.area,
  };
}
