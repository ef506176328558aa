import type { EntryState } from './mutation';

export type EntryAction = 'retry' | 'sign-in' | 'update' | 'dismiss' | 'discard';

type Waiting = {
  state: EntryState;
  isReadable: boolean;
  isUnsent: boolean;
  isOthers: boolean;
};

const ACTS: Record<EntryState, readonly EntryAction[]> = {
  queued: ['discard'],
  // The entry is in flight: the person waits for its result.
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

/** Lists the actions for a waiting mutation, the recommended first. Discarding an unsent one asks for confirmation. */
export function entryActions({
  state,
  isReadable,
  isUnsent,
  isOthers,
}: Waiting): readonly EntryAction[] {
  if (!isReadable) return ['update', 'discard'];
  const actions = ACTS[state];
  if (isOthers) return actions.length > 0 ? ['discard'] : [];
  return isUnsent ? actions.map((action) => (action === 'dismiss' ? 'discard' : action)) : actions;
}
