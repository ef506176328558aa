import { isAutomatic } from '#domain/registry/guest-mutations';
import { isTerminal, TERMINAL_KEEP_MS } from '#domain/sync/mutation';
import type { Browser } from '../browser';
import type { Invariant, Wrong } from '../invariant';
import { firstWrong } from '../invariant';
import type { RowChange } from '../ledger';
import type { World } from '../world';

/** I1: an entry is deleted two days after settling or when a person clears the tablet; a settled state is final. */
export const nothingVanishes: Invariant = {
  name: 'I1 nothing vanishes',
  harm: 'lost',
  onRows: (world, device, changes) =>
    firstWrong(changes, (change) => wayOut(world, device, change) ?? falseEnd(world, change)),
};

function wayOut({ ledger }: World, device: Browser, { act, before, now }: RowChange): Wrong {
  if (now !== null || before === null) return undefined;
  const keptMs = device.wall() - (before.settledAt ?? before.createdAt);
  if (isTerminal(before.state) && keptMs > TERMINAL_KEEP_MS) return undefined;
  const wipe = ledger.wipes.get(device.name);
  const isSettled =
    isTerminal(before.state) || DECIDED.includes(before.state) || isAutomatic(before.kind);
  if (wipe === 'told' || (wipe === 'sure' && isSettled)) return undefined;
  return `${act.born.kind} ${act.born.id} vanished while ${before.state}`;
}

const DECIDED = ['needs_user', 'rejected'];

function falseEnd({ ledger }: World, { act, before, now }: RowChange): Wrong {
  if (now === null || before === null || before.state === now.state) return undefined;
  const { id, kind, entityKey } = act.born;
  if (isTerminal(before.state)) return `${kind} ${id} went from ${before.state} to ${now.state}`;
  // A tablet's automatic mutation may be cancelled: the next person's tablet sends its own.
  const isAsked = isAutomatic(kind) || ledger.letGo.has(`${act.device}/${entityKey}`);
  if (now.state === 'cancelled' && !isAsked) return `${kind} ${id} was cancelled by nobody`;
  return undefined;
}
