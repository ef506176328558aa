import { isEarly } from '#domain/bookings/slots';
import { canServeFirstDrink, servedAt } from '#domain/brunch/brunch-round';
import {
  type ServeFirstDrinkInput,
  serveFirstDrinkMutation,
} from '#domain/brunch/serve-first-drink';
import { DomainError } from '#domain/error-codes';
import { type BrunchRow, brunchRead } from '../../repositories/rows/booking-wire';
import { type StaffChange, staffAudit } from '../../repositories/statements/staff-change';
import type { MutationResponse } from '../../repositories/stored-responses.repository';
import { changeBrunchRow, type StaffBrunchDeps } from './shared/change-brunch-row';

type DrinkRequest = StaffChange<ServeFirstDrinkInput>;

/** Records the first drink, which starts the refill time. A second tap changes nothing. */
export function serveFirstDrink(
  deps: StaffBrunchDeps,
  request: DrinkRequest,
): Promise<MutationResponse> {
  const { change, member, ageMs } = request;
  return changeBrunchRow(deps, request, (found, responseFor) => {
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
    const { status, statusAt, statusBy, v } = row;
    const after = {
      ...{ status, statusAt, statusBy, v: v + 1 },
      firstDrinkAt: change.isServed ? drinkAt : null,
      firstDrinkBy: change.isServed ? member.firstName : null,
    };
    const before = { isServed: row.firstDrinkAt !== null };
    return {
      response: responseFor(after),
      at,
      after,
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

function mayServe(row: BrunchRow, change: ServeFirstDrinkInput, drinkAt: number): boolean {
  const isRunning = row.firstDrinkAt !== null;
  const isAsSeen = change.from === undefined || change.from === isRunning;
  if (!isAsSeen) return false;
  return !change.isServed || canServeFirstDrink(row, drinkAt);
}
