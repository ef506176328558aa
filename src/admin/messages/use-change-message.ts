import {
  changeMessage,
  conflictingMessage,
  type MessageChange,
} from '../../data/commands/staff-messages';
import { useCommand } from '../../data/react/use-command';
import { useSending } from '../shared/sending';

/** Sends a reply, a note or an assignment once, only while connected. `send` resolves to true on success. */
export function useChangeMessage(messageId: string) {
  const change = useCommand(changeMessage);
  const { send, isBusy, isOffline, failure, calm } = useSending();
  /** Holds the colleague's version after a conflict. */
  const theirs = conflictingMessage(failure);

  async function sendOnline(wanted: MessageChange): Promise<boolean> {
    if (isOffline) return false;
    const sent = await send(wanted, (mutationId) => change({ mutationId, messageId, ...wanted }));
    return sent !== null;
  }

  return { isBusy, isOffline, theirs, failure: theirs ? null : failure, send: sendOnline, calm };
}
