import { useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import type { ActOn } from '#domain/sync/acts-on';
import { discardEntry } from '../../data/commands/discard-entry';
import { retryEntry } from '../../data/commands/retry-entry';
import { useUpdate } from '../../data/react/preferences/use-update';
import { useCommand } from '../../data/react/use-command';

type QueueActs = {
  run: (act: ActOn) => void;
  busyWith: ActOn | null;
  /** The code of what went wrong the last time. */
  failure: string | null;
};

/** Does what a person decided about one waiting act, one decision at a time. */
export function useQueueActs(id: string, onSignIn: () => void): QueueActs {
  const discard = useCommand(discardEntry);
  const retry = useCommand(retryEntry);
  const update = useUpdate();
  const isRunning = useRef(false);
  const [busyWith, setBusyWith] = useState<ActOn | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const doers: Record<ActOn, () => unknown> = {
    retry: () => retry({ id }),
    discard: () => discard({ id }),
    dismiss: () => discard({ id }),
    'sign-in': onSignIn,
    // Nothing newer is here yet: loading the page again asks for it.
    update: () => (update.ready ? update.apply() : window.location.reload()),
  };

  async function attempt(act: ActOn) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusyWith(act);
    setFailure(null);
    try {
      await doers[act]();
    } catch (error) {
      console.error(error);
      setFailure(error instanceof DomainError ? error.code : 'internal');
    } finally {
      isRunning.current = false;
      setBusyWith(null);
    }
  }

  return { run: (act) => void attempt(act), busyWith, failure };
}
