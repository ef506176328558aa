import { masterKeyIn } from '../../../server/services/files/venue-files';
import { keysFrom } from '../../../server/services/secrets/keys';
import { tableToken } from '../../../server/services/secrets/table-codes';
import type { RunningBar } from '../../support/running-bar';

const T7 = 27;

/** The path on the card of table T7. */
export function cardOfT7({ dataDir }: RunningBar): string {
  const keys = keysFrom(masterKeyIn(dataDir));
  return `/t/${tableToken(keys, { tableId: T7, qrVersion: 1 })}`;
}

/** A phone that scanned the card of T7 and asks for the bill. */
export async function askForBillAtT7(bar: RunningBar): Promise<void> {
  const seat = 'visitor-at-table-seven'.slice(0, 22);
  const token = cardOfT7(bar).slice('/t/'.length);
  const send = async (path: string, body: unknown) => {
    const answer = await fetch(bar.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-BB-Seat': seat },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await send('/api/seat', { token, seat });
  await send('/api/seat/call', { call: 'bill' });
}
