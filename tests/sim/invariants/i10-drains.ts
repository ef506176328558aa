import { isTerminal } from '#domain/sync/entry-state';
import { firstWrong, type Invariant, type Wrong } from '../invariant';
import type { Act } from '../ledger';
import type { World } from '../world';

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

/** Returns each entity's first open mutation; those of an order that is still being imported wait behind the import. */
function headsOf(acts: readonly Act[]): Act[] {
  const open = acts.filter(({ row }) => row !== null && !isTerminal(row.state));
  const brought = new Set(
    open
      .filter(({ born }) => born.kind === 'order.handover')
      .map(({ born, device }) => `${device}/${born.id}`),
  );
  const heads = new Map<string, Act>();
  for (const act of open) {
    const thing = act.born.entityKey.slice(act.born.entityKey.indexOf(':') + 1);
    if (act.born.kind !== 'order.handover' && brought.has(`${act.device}/${thing}`)) continue;
    const key = `${act.device}/${act.born.entityKey}`;
    const head = heads.get(key);
    if (!head || act.born.seqInKey < head.born.seqInKey) heads.set(key, act);
  }
  return [...heads.values()];
}
