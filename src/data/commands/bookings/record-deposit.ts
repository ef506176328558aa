import { type RecordDepositBody, recordDepositMutation } from '#domain/brunch/brunch-changes';
import type { AdminDb } from '../../admin-db';
import { showsBrunch } from '../../bookings/staff-brunch';
import { withDb } from '../../db';
import type { DataDeps } from '../../deps';
import { enqueue } from '../../outbox/enqueue';
import { ofThisDevice } from '../../preferences/board-choices';

type Deposit = Pick<RecordDepositBody, 'isPaid' | 'amount' | 'method'> & { bookingId: string };

/** @throws DomainError unauthorized */
export async function recordDeposit(
  deps: DataDeps<AdminDb>,
  { bookingId, isPaid, ...paid }: Deposit,
): Promise<void> {
  const row = await withDb(deps.db, () => deps.db.brunch.get(bookingId));
  await enqueue(deps, {
    mutation: recordDepositMutation,
    entityId: bookingId,
    stands: (entries) =>
      showsBrunch(row, entries, ({ depositPaidAt }) => (depositPaidAt !== null) === isPaid),
    body: { isPaid, from: !isPaid, ...(isPaid && ofThisDevice()), ...paid },
  });
}
