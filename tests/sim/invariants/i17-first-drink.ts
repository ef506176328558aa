import { HEADERS } from '#domain/sync/mutation';
import { recordOf, textField } from '../../../src/data/json';
import type { Invariant } from '../invariant';
import type { Act } from '../ledger';
import type { Sent } from '../net';
import type { ServerReply } from '../server';

/** The server's own time for a mutation plus rounding (ms). */
const SLACK_MS = 1_000;

/**
 * I17: the refill time starts at the tap, neither at arrival nor earlier, apart from the accepted request's own travel
 * time.
 */
export const drinksFromTheTap: Invariant = {
  name: 'I17 drinks from the tap',
  harm: 'wrong',
  onCommit({ facts }, { storedResponses, changed }) {
    const isWritten = changed.some(({ tbl }) => tbl === 'brunch_reservation');
    for (const { kind, mutation_id: id } of storedResponses) {
      if (isWritten && kind === 'brunch.first_drink') facts.set(`drink ${id}`, true);
    }
    return undefined;
  },
  onReply({ server, timeline, facts }, sent, reply, act) {
    const drinkAt = servedAt(reply);
    // A second tap finds the drink served and starts nothing.
    if (!facts.has(`drink ${act.born.id}`) || drinkAt === null) return undefined;
    const [row] = server.rows<{ received_at: number }>(
      'select received_at from brunch_reservation where id = ?',
      act.born.path.split('/').at(-2),
    );
    const { tappedAt, bornAt, setAheadMs } = act;
    // The device's clock may have moved unseen while the page stood still.
    if (!row || Math.abs(bornAt - tappedAt) > SLACK_MS) return undefined;
    const dueAt = tappedAt + timeline.now() - sent.askedAt;
    const earliest = Math.max(row.received_at, dueAt - setAheadMs - SLACK_MS);
    const latest = isAgeKnown(act, sent)
      ? Math.max(row.received_at, dueAt + SLACK_MS)
      : Number.POSITIVE_INFINITY;
    return drinkAt < earliest || drinkAt > latest
      ? `${act.born.id} was tapped at ${tappedAt}, drinks run since ${drinkAt} instead of ${dueAt}`
      : undefined;
  },
};

/** Returns when the drink was served, by the server's first response; null if the response does not tell. */
function servedAt({ status, headers, text }: ServerReply): number | null {
  if (status !== 200 || headers.get(HEADERS.replay) === '1') return null;
  const at = Date.parse(textField(recordOf(text)?.reservation, 'firstDrinkAt') ?? '');
  return Number.isNaN(at) ? null : at;
}

/** Returns true if one of the device's two clocks has counted all the time since. */
function isAgeKnown({ born, setBackMs, hasSlept }: Act, { bootId }: Sent): boolean {
  return setBackMs === 0 || (bootId === born.bootId && !hasSlept);
}
