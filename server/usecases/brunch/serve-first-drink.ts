import { canServeFirstDrink, servedAt } from '#domain/brunch/brunch-round';
import type { ServeFirstDrinkInput } from '#domain/brunch/serve-first-drink';
import { DomainError } from '#domain/error-codes';
import { type BrunchRow, brunchRead } from '../../repositories/booking-wire';
import type { BrunchRepository } from '../../repositories/bookings.repository';
import type { KeptReceipt } from '../../repositories/receipts.repository';
import { factAudit, type StaffMove } from '../../repositories/staff-move';

export type ServeFirstDrinkDeps = {
  brunches: BrunchRepository;
  now: () => number;
  newId: () => string;
};

type DrinkAct = StaffMove<ServeFirstDrinkInput>;

/** The first drink stands on the table: from then runs the time of drinks. The first tap starts it for all. */
export function serveFirstDrink(
  { brunches, now, newId }: ServeFirstDrinkDeps,
  act: DrinkAct,
): Promise<KeptReceipt> {
  const { claim, reservationId, change, member, ageMs } = act;
  return brunches.move(claim, reservationId, (found) => {
    if (!found) throw new DomainError('not_found');
    const { row, tableLabel } = found;
    const at = now();
    const drinkAt = servedAt(row.receivedAt, at, ageMs);
    if (!mayServe(row, change, drinkAt)) {
      const current = brunchRead(found);
      const by = current.firstDrinkBy ?? current.statusBy;
      throw new DomainError('conflict', {
        current,
        by,
        at: current.firstDrinkAt ?? current.statusAt,
      });
    }
    const { status, statusAt, statusBy, v } = row;
    const after = {
      ...{ status, statusAt, statusBy, v: v + 1 },
      firstDrinkAt: change.isServed ? drinkAt : null,
      firstDrinkBy: change.isServed ? member.firstName : null,
    };
    const reservation = brunchRead({ row: { ...row, ...after }, tableLabel });
    const before = { isServed: row.firstDrinkAt !== null };
    return {
      answer: {
        status: 200,
        body: JSON.stringify({ mutationId: claim.mutationId, reservation }),
      },
      at,
      after,
      audit: factAudit(act, {
        id: newId(),
        tbl: 'brunch_reservation',
        fact: 'first_drink',
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
  if (!isAsSeen || change.isServed === isRunning) return false;
  return !change.isServed || canServeFirstDrink(row, drinkAt);
}
