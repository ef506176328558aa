import type { SeatRead } from '#domain/seatings/seating';
import { keysFrom, tableToken } from '../../../server/services/keys';
import { placeOrder } from '../../../src/data/commands/orders/place-order';
import { newSecret } from '../../../src/data/ids';
import { AT_TABLE_12, burgerAndLemonade } from '../bar/fixtures';
import { openTab } from '../bar/test-device';
import { createNet } from '../bar/test-net';
import type { StaffEvening } from './staff-evening';

type At = { tableId: number; tableNumber: string; guestName: string };

/** Opens a phone that has scanned the code of a table. */
export async function openTablePhone(
  { bar, clock }: Pick<StaffEvening, 'bar' | 'clock'>,
  { tableId, ...guest }: At,
) {
  const net = createNet(bar.fetch);
  const tab = openTab({ fetch: net.fetch, clock });
  const seat = newSecret();
  const token = tableToken(keysFrom(Buffer.alloc(32, 7)), { tableId, qrVersion: 1 });
  const post = (path: string, body: object, headers = {}) =>
    bar.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  await post('/api/seat', { token, seat });
  return {
    net,
    drain: tab.drain,
    order: () =>
      placeOrder(tab.deps, { ...burgerAndLemonade(), draft: { ...AT_TABLE_12, ...guest, seat } }),
    async bill(): Promise<SeatRead> {
      const response = await bar.fetch('/api/seat', { headers: { 'X-BB-Seat': seat } });
      return (await response.json()) as SeatRead;
    },
    call: () => post('/api/seat/call', { call: 'bill' }, { 'X-BB-Seat': seat }),
  };
}
