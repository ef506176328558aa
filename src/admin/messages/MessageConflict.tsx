import { Trans, useLingui } from '@lingui/react/macro';
import { Users } from 'lucide-react';
import {
  MESSAGE_STATUSES,
  type MessageStatus,
  messageStatusOf,
} from '#domain/messages/guest-message';
import { dismissConflict } from '../../data/commands/orders/change-order-status';
import type { StaffMessage } from '../../data/react/staff/use-staff-messages';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { ConflictWords } from '../shared/ConflictWords';
import { MESSAGE_STATUS_WORDS } from './message-words';

type MessageConflictProps = {
  message: StaffMessage;
  onMove: (row: StaffMessage, to: MessageStatus) => void;
};

/** A colleague changed the status first: keep theirs, or use this tablet's. */
export function MessageConflict({ message, onMove }: MessageConflictProps) {
  const { t } = useLingui();
  const dismiss = useCommand(dismissConflict);
  const { conflict } = message;
  if (!conflict) return null;
  const mine = MESSAGE_STATUSES.find(
    (status) => status === conflict.wanted && status !== message.status,
  );
  return (
    <Banner
      tone="honey"
      shape="box"
      role="status"
      icon={<Users aria-hidden="true" size={20} />}
      action={
        conflict.kind === 'moved' && (
          <>
            <Button tone="outline" size="compact" onClick={() => void dismiss(conflict.entryId)}>
              <Trans>Keep theirs</Trans>
            </Button>
            {mine && (
              <Button tone="outline" size="compact" onClick={() => onMove(message, mine)}>
                <Trans>Use mine</Trans>
              </Button>
            )}
          </>
        )
      }
    >
      <ConflictWords
        conflict={conflict}
        status={t(MESSAGE_STATUS_WORDS[messageStatusOf(conflict.status)])}
      />
    </Banner>
  );
}
