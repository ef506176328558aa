import type { PaymentRead, SeatingRead } from '#domain/seatings/seating';
import * as seatings from '#domain/seatings/seatings.operations';
import type { AdminDb } from '../../admin-db';
import { ApiError } from '../../api-client';
import { withDb } from '../../db-health';
import type { DataDeps } from '../../deps';
import { recordOf } from '../../json';
import { isSeating, putNewer } from '../../row-guards';
import { send } from '../send';

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
    const response = await send<{ seating: SeatingRead }>(
      deps,
      payment ? seatings.pay : seatings.close,
      { id: seatingId, input: payment ?? {}, mutationId },
    );
    await take(response.seating);
  } catch (error) {
    if (error instanceof ApiError) await take(recordOf(error.body)?.current);
    throw error;
  }
}
