import { entityIdOf, isTerminal } from '#domain/sync/mutation';
import type { Invariant, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import type { Act } from '../ledger';
import type { World } from '../world';
import { entriesAhead } from './i05-in-order';

const WAITS = ['queued', 'sending', 'blocked_auth', 'blocked_upgrade'];

/**
 * I10: 90 s after the connection is back nothing waits, except behind entries that need a person. Rate-limited bookings
 * have longer.
 */
export const drains: Invariant = {
  name: 'I10 drains',
  harm: 'lost',
  atEnd: whatWaits,
};

/** Returns the first mutation that waits and could be sent, or nothing. */
export function whatWaits({ ledger }: World): Wrong {
  return firstWrong(headsOf([...ledger.acts.values()]), ({ born, row }) =>
    row && WAITS.includes(row.state)
      ? `${born.kind} ${born.id} still waits (${row.state}, ${row.attempts} attempts, last ${row.lastHttp})`
      : undefined,
  );
}

/** Returns the mutations that wait for no other; those of an order that is still being imported wait behind the import. */
function headsOf(acts: readonly Act[]): Act[] {
  const open = acts.filter(({ row }) => row !== null && !isTerminal(row.state));
  const brought = new Set(
    open
      .filter(({ born }) => born.kind === 'order.handover')
      .map(({ born, device }) => `${device}/${born.id}`),
  );
  const begun = new Set(
    open
      .filter(({ born }) => born.kind === 'order.take')
      .flatMap(({ born, device }) =>
        [born.id, entityIdOf(born.entityKey)].map((id) => `${device}/${id}`),
      ),
  );
  return open.filter(({ device, born, row }) => {
    const thing = born.entityKey.slice(born.entityKey.indexOf(':') + 1);
    if (born.kind !== 'order.handover' && brought.has(`${device}/${thing}`)) return false;
    if (!born.entityKey.startsWith('bill:') && begun.has(`${device}/${thing}`)) return false;
    const place = row?.seqInKey ?? born.seqInKey;
    const onDevice = open.filter((other) => other.device === device);
    return entriesAhead(onDevice, born, place).length === 0;
  });
}
