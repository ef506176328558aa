import { hasCome, LEASE_MS } from '#domain/sync/mutation';
import type { Browser } from '../browser';
import type { Invariant, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import type { RowChange } from '../ledger';

/** I13: an attempt's result is written by its own tab, or by another only after that tab's run or lease has ended. */
export const oneHolder: Invariant = {
  name: 'I13 one holder',
  harm: 'wrong',
  onRows: (_, device, changes) =>
    firstWrong(changes, (change) => {
      const wrong = foreignHand(change, device);
      const { act, by, before, now } = change;
      if (now?.leaseOwner !== before?.leaseOwner) act.heldBy = now?.leaseOwner ? by : null;
      return wrong;
    }),
};

function foreignHand({ act, by, before, now }: RowChange, device: Browser): Wrong {
  if (before?.state !== 'sending' || now === null || act.heldBy === by) return undefined;
  if (device.locks && act.heldBy !== null && !device.locks.isRunning(act.heldBy)) return undefined;
  // A lease longer than any real one was given before the clock was set back, so it has expired too.
  if (
    now.leaseOwner === before.leaseOwner ||
    hasCome(before.leaseUntil ?? 0, device.wall(), LEASE_MS)
  ) {
    return undefined;
  }
  return `${by} ended ${act.born.kind} ${act.born.id}, which ${act.heldBy} was sending`;
}
