import type { PaymentRead, SeatingRead } from '#domain/seatings/seating';
import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../../admin-db';
import { ApiError, readJson } from '../../api-client';
import { withDb } from '../../db-health';
import type { DataDeps } from '../../deps';
import { recordOf } from '../../json';
import { isSeating, putNewer } from '../../row-guards';

/** `paid` holds the payment; without `paid` the table closes without a bill. A retry has the same `mutationId`. */
export type SettleSeating = {
  mutationId: string;
  seatingId: string;
  payment: Omit<PaymentRead, 'kind'> | null;
};

/** Needs a connection. @throws ApiError bill.changed, bill.unconfirmed, bill.unpaid, seating.closed */
export async function settleSeating(
  deps: DataDeps<AdminDb>,
  { mutationId, seatingId, payment }: SettleSeating,
): Promise<void> {
  const take = (row: unknown) =>
    withDb(deps.db, async () => void (isSeating(row) && (await putNewer(deps.db.seating, row))));
  try {
    const path = `/api/admin/seatings/${seatingId}/${payment ? 'pay' : 'close'}`;
    const response = await readJson<{ seating: SeatingRead }>(deps, path, {
      method: 'POST',
      body: JSON.stringify(payment ?? {}),
      headers: { [HEADERS.idempotencyKey]: mutationId },
    });
    await take(response.seating);
  } catch (error) {
    if (error instanceof ApiError) await take(recordOf(error.body)?.current);
    throw error;
  }
}
