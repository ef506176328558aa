import { masterKeysIn } from '../../../server/services/files/data-folder';
import { keysFrom, tableToken } from '../../../server/services/keys';
import type { SeatRead } from '../../../src/domain/seatings/seating';
import type { RunningBar } from '../../support/bar/running-bar';

const T7 = 27;

/** The card of table T7 has this path. */
export function cardOfT7({ dataDir }: RunningBar): string {
  const keys = keysFrom(...masterKeysIn(dataDir));
  return `/t/${tableToken(keys, { tableId: T7, qrVersion: 1 })}`;
}

export const SECOND_PHONE = 'visitor-at-table-seven'.slice(0, 22);

export const THIRD_PHONE = 'late-friend-at-table-seven'.slice(0, 22);

/** Lets the second phone answer the question of another one. */
export function letInAtT7(bar: RunningBar, seatNo: number): Promise<void> {
  return send(bar, SECOND_PHONE, '/api/seat/answer', { seatNo, isLetIn: true });
}

/** Lets another phone scan the card of T7. */
export function scanT7(bar: RunningBar, seat: string): Promise<void> {
  return send(bar, seat, '/api/seat', { token: cardOfT7(bar).slice('/t/'.length), seat });
}

/** Opens a phone that scanned the card of T7 and asks for the bill. */
export async function askForBillAtT7(bar: RunningBar): Promise<void> {
  await scanT7(bar, SECOND_PHONE);
  await send(bar, SECOND_PHONE, '/api/seat/call', { call: 'bill' });
}

/** Returns when the table of this phone asked for its bill. */
export async function billCallAt({ url }: RunningBar, seat: string): Promise<string> {
  const response = await fetch(`${url}/api/seat`, { headers: { 'X-BB-Seat': seat } });
  const { calls } = (await response.json()) as SeatRead;
  return calls.bill?.at ?? '';
}

async function send(bar: RunningBar, seat: string, path: string, body: unknown): Promise<void> {
  const response = await fetch(bar.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-BB-Seat': seat },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
