import { isEarly } from '#domain/bookings/slots';
import { type ServeFirstDrinkInput, serveFirstDrinkMutation } from '#domain/brunch/brunch-changes';
import { agreedDrinkMinutes, canServeFirstDrink, servedAt } from '#domain/brunch/brunch-round';
import { DomainError } from '#domain/error-codes';
import { type BrunchRow, brunchRead } from '../../repositories/rows/booking-wire';
import type { SettingsRepository } from '../../repositories/settings.repository';
import { type StaffChange, staffAudit } from '../../repositories/statements/staff-change';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { type OccupiedDeps, refuseOccupied } from '../shared/refuse-occupied';
import { changeBrunchRow, type StaffBrunchDeps } from './shared/change-brunch-row';

export type ServeFirstDrinkDeps = StaffBrunchDeps & OccupiedDeps & { settings: SettingsRepository };
type DrinkRequest = StaffChange<ServeFirstDrinkInput>;

/** Records the first drink, which starts the refill time. A second tap changes nothing. */
export async function serveFirstDrink(
  deps: ServeFirstDrinkDeps,
  request: DrinkRequest,
): Promise<MutationResponse> {
  const { change, member, ageMs } = request;
  const { rules } = await deps.settings.read();
  return changeBrunchRow(deps, request, async (found, responseFor) => {
    const { row } = found;
    const at = deps.now();
    const drinkAt = servedAt(row.receivedAt, at, ageMs);
    if (change.isServed === (row.firstDrinkAt !== null)) {
      return { response: responseFor(), at };
    }
    if (!mayServe(row, change, drinkAt)) {
      const current = brunchRead(found);
      const by = current.firstDrinkBy ?? current.statusBy;
      throw new DomainError('conflict', {
        current,
        by,
        at: current.firstDrinkAt ?? current.statusAt,
      });
    }
    if (change.isServed && !change.isEarly && isEarly(row.startsAt, drinkAt)) {
      throw new DomainError('booking.too_early');
    }
    const sitsAlone = change.isServed && !change.isTogether;
    if (sitsAlone) await refuseOccupied(deps, found, { current: brunchRead(found), at });
    const { status, statusAt, statusBy, v } = row;
    const after = {
      ...{ status, statusAt, statusBy, v: v + 1 },
      firstDrinkAt: change.isServed ? drinkAt : null,
      firstDrinkBy: change.isServed ? member.firstName : null,
      ...(change.isServed && { drinkMinutes: drinkMinutes(row, rules['brunch.drinkHours']) }),
    };
    const before = { isServed: row.firstDrinkAt !== null };
    return {
      response: responseFor(after),
      at,
      after,
      sitsAt: sitsAlone ? at : undefined,
      audit: staffAudit(request, {
        id: deps.newId(),
        action: serveFirstDrinkMutation.audit,
        tbl: 'brunch_reservation',
        before,
        since: row.receivedAt,
        at,
      }),
    };
  });
}

/** Parties get the present drinks time, but never less than they were told when they booked. */
function drinkMinutes(row: BrunchRow, drinkHours: number): number {
  return Math.max(agreedDrinkMinutes(row.drinkMinutes), Math.round(drinkHours * 60));
}

function mayServe(row: BrunchRow, change: ServeFirstDrinkInput, drinkAt: number): boolean {
  const isRunning = row.firstDrinkAt !== null;
  const isAsSeen = change.from === undefined || change.from === isRunning;
  if (!isAsSeen) return false;
  return !change.isServed || canServeFirstDrink(row, drinkAt);
}
