import { useLingui } from '@lingui/react/macro';
import { type MessageStatus, messageStatusOf } from '#domain/messages/send-message';
import { changeMessageStatus } from '../../data/commands/staff-messages';
import type { StaffMessage } from '../../data/react/staff/use-staff-messages';
import { useCommand } from '../../data/react/use-command';
import { useUndoable } from '../shared/use-undoable';
import { MESSAGE_STATUS_WORDS } from './message-words';

/** Changes a message's status, with undo, also offline. */
export function useMessageStatus() {
  const { t } = useLingui();
  const change = useCommand(changeMessageStatus);
  const { perform, ...rest } = useUndoable();

  function move({ id: messageId, name, ...row }: StaffMessage, to: MessageStatus) {
    const from = messageStatusOf(row.status);
    const after = t(MESSAGE_STATUS_WORDS[to]);
    perform({
      about: messageId,
      words: t`${name}: ${after}`,
      run: () => change({ messageId, from, to }),
      undo: () => change({ messageId, from: to, to: from }),
    });
  }

  return { move, ...rest };
}
