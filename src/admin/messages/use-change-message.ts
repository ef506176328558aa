import { useState } from 'react';
import type { MessageRead } from '#domain/messages/guest-message';
import { ApiError } from '../../data/api-client';
import {
  changeMessage,
  conflictingMessage,
  type MessageChange,
} from '../../data/commands/change-message';
import { useCommand } from '../../data/react/use-command';
import { useNet } from '../../data/react/use-net';
import { askToSignIn } from '../page/sign-in-ask';
import { useMutationId } from '../records/use-mutation-id';

type Outcome = {
  isBusy: boolean;
  /** Holds a code, or `unanswered`; null means that the change succeeded, or that nobody has tried. */
  failure: string | null;
  /** Holds the colleague's version after a conflict. */
  theirs: MessageRead | null;
};

const CALM: Outcome = { isBusy: false, failure: null, theirs: null };

/** Sends a reply, a note or an assignment once, only while connected. Resolves to true on success. */
export function useChangeMessage(messageId: string) {
  const change = useCommand(changeMessage);
  const isOffline = useNet().state === 'offline';
  const idFor = useMutationId();
  const [outcome, setOutcome] = useState(CALM);

  async function send(wanted: MessageChange): Promise<boolean> {
    if (outcome.isBusy || isOffline) return false;
    setOutcome({ ...CALM, isBusy: true });
    try {
      await change({ mutationId: idFor(JSON.stringify(wanted)), messageId, ...wanted });
      idFor.forget();
      setOutcome(CALM);
      return true;
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      if (refusal?.status === 401) askToSignIn();
      // A refusal is final; only an action without a response repeats under the same id.
      if (refusal && refusal.status < 500) idFor.forget();
      const theirs = conflictingMessage(error);
      setOutcome({ ...CALM, failure: theirs ? null : (refusal?.code ?? 'unanswered'), theirs });
      return false;
    }
  }

  return { ...outcome, isOffline, send, calm: () => setOutcome(CALM) };
}
