import { isTerminal } from '#domain/sync/entry-state';
import { firstWrong, type Invariant, type Wrong } from '../invariant';
import type { Act } from '../ledger';
import type { World } from '../world';

const WAITS = ['queued', 'sending', 'blocked_auth', 'blocked_upgrade'];

/** I10: 90 s after the line is back nothing waits any more, except behind what asks a person. */
export const drains: Invariant = {
  name: 'I10 drains',
  harm: 'lost',
  atEnd: whatWaits,
};

/** The first act that waits and could go; nothing: all is quiet. */
export function whatWaits({ ledger }: World): Wrong {
  return firstWrong(headsOf([...ledger.acts.values()]), ({ born, row }) =>
    row && WAITS.includes(row.state)
      ? `${born.kind} ${born.id} still waits (${row.state}, ${row.attempts} attempts, last ${row.lastHttp})`
      : undefined,
  );
}

function headsOf(acts: readonly Act[]): Act[] {
  const heads = new Map<string, Act>();
  for (const act of acts) {
    if (act.row === null || isTerminal(act.row.state)) continue;
    const key = `${act.device}/${act.born.entityKey}`;
    const head = heads.get(key);
    if (!head || act.born.seqInKey < head.born.seqInKey) heads.set(key, act);
  }
  return [...heads.values()];
}
