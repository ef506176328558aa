import type { EntryState } from './entry-state';

/** What a person can do about a mutation that waits or asks, besides sending all of them now. */
export type EntryAction = 'retry' | 'sign-in' | 'update' | 'dismiss' | 'discard';

type Waiting = {
  state: EntryState;
  /** False: another build wrote it, or it is damaged. */
  isReadable: boolean;
  /** The server does not have it: discarding it loses it. */
  isUnsent: boolean;
  /** Only somebody else may send it. */
  isOthers: boolean;
};

const ACTS: Record<EntryState, readonly EntryAction[]> = {
  queued: ['discard'],
  // It may arrive this very moment: first there is an answer, or none.
  sending: [],
  needs_user: ['dismiss'],
  blocked_auth: ['sign-in', 'discard'],
  blocked_upgrade: ['update', 'discard'],
  quarantined: ['retry', 'discard'],
  rejected: ['dismiss'],
  acked: [],
  cancelled: [],
  superseded: [],
};

/** The ways out of a waiting mutation, the best first. Nothing that is unsent goes without a question. */
export function entryActions({
  state,
  isReadable,
  isUnsent,
  isOthers,
}: Waiting): readonly EntryAction[] {
  if (!isReadable) return ['update', 'discard'];
  const acts = ACTS[state];
  if (isOthers) return acts.length > 0 ? ['discard'] : [];
  return isUnsent ? acts.map((act) => (act === 'dismiss' ? 'discard' : act)) : acts;
}
