import { useLingui } from '@lingui/react/macro';
import {
  MESSAGE_STATUSES,
  type MessageStatus,
  messageStatusOf,
} from '#domain/messages/send-message';
import type { StaffMessage } from '../../data/react/staff/use-staff-messages';
import { ConflictBanner, ConflictWords } from '../shared/Conflict';
import { MESSAGE_STATUS_WORDS } from './message-words';

type MessageConflictProps = {
  message: StaffMessage;
  onMove: (row: StaffMessage, to: MessageStatus) => void;
};

/** A colleague changed the status first: staff keep that status, or use this tablet's. */
export function MessageConflict({ message, onMove }: MessageConflictProps) {
  const { t } = useLingui();
  const { conflict } = message;
  if (!conflict) return null;
  const mine = MESSAGE_STATUSES.find(
    (status) => status === conflict.wanted && status !== message.status,
  );
  return (
    <ConflictBanner conflict={conflict} onMine={mine ? () => onMove(message, mine) : null}>
      <ConflictWords
        conflict={conflict}
        status={t(MESSAGE_STATUS_WORDS[messageStatusOf(conflict.status)])}
      />
    </ConflictBanner>
  );
}
