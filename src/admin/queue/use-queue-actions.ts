import { useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import type { EntryAction } from '#domain/sync/entry-actions';
import { discardEntry } from '../../data/commands/discard-entry';
import { retryEntry } from '../../data/commands/retry-entry';
import { useUpdate } from '../../data/react/preferences/use-update';
import { useCommand } from '../../data/react/use-command';

type QueueActions = {
  run: (action: EntryAction) => void;
  busyWith: EntryAction | null;
  /** Holds the last error code. */
  failure: string | null;
};

/** Runs a person's decision, one at a time. */
export function useQueueActions(id: string, onSignIn: () => void): QueueActions {
  const discard = useCommand(discardEntry);
  const retry = useCommand(retryEntry);
  const update = useUpdate();
  const isRunning = useRef(false);
  const [busyWith, setBusyWith] = useState<EntryAction | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const doers: Record<EntryAction, () => unknown> = {
    retry: () => retry({ id }),
    discard: () => discard({ id }),
    dismiss: () => discard({ id }),
    'sign-in': onSignIn,
    // No newer build is ready, so a reload checks for one.
    update: () => (update.ready ? update.apply() : window.location.reload()),
  };

  async function attempt(action: EntryAction) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusyWith(action);
    setFailure(null);
    try {
      await doers[action]();
    } catch (error) {
      console.error(error);
      setFailure(error instanceof DomainError ? error.code : 'internal');
    } finally {
      isRunning.current = false;
      setBusyWith(null);
    }
  }

  return { run: (action) => void attempt(action), busyWith, failure };
}
