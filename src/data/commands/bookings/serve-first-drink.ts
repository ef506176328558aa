import { serveFirstDrinkMutation } from '#domain/brunch/brunch-changes';
import type { AdminDb } from '../../admin-db';
import { showsBrunch } from '../../bookings/staff-brunch';
import { withDb } from '../../db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';

type FirstDrink = {
  bookingId: string;
  isServed: boolean;
  isEarly?: boolean;
  isTogether?: boolean;
  /** So many came; without it, what stands on the bill stays. */
  people?: number;
};

/** @throws DomainError unauthorized */
export async function serveFirstDrink(
  deps: DataDeps<AdminDb>,
  { bookingId, isServed, isEarly = false, isTogether = false, people }: FirstDrink,
): Promise<void> {
  const row = await withDb(deps.db, () => deps.db.brunch.get(bookingId));
  await enqueue(deps, {
    mutation: serveFirstDrinkMutation,
    entityId: bookingId,
    stands: (entries) =>
      showsBrunch(row, entries, ({ firstDrinkAt }) => (firstDrinkAt !== null) === isServed),
    body: {
      ...{ isServed, from: !isServed },
      ...(isEarly ? { isEarly } : {}),
      ...(isTogether ? { isTogether } : {}),
      ...(people === undefined ? {} : { people }),
    },
  });
}
