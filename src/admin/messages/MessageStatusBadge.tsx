import { useLingui } from '@lingui/react/macro';
import { Archive, type LucideIcon, Mail, MailOpen, Reply } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { MessageStatus } from '#domain/messages/send-message';
import { Badge } from '../../ui/feedback/Badge';
import { MESSAGE_STATUS_WORDS } from './message-words';

type Tone = ComponentProps<typeof Badge>['tone'];

const LOOK: Record<MessageStatus, { tone: Tone; icon: LucideIcon }> = {
  new: { tone: 'honey', icon: Mail },
  read: { tone: 'neutral', icon: MailOpen },
  replied: { tone: 'success', icon: Reply },
  archived: { tone: 'neutral', icon: Archive },
};

export function MessageStatusBadge({ status }: { status: MessageStatus }) {
  const { t } = useLingui();
  const { tone, icon: Icon } = LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
      {t(MESSAGE_STATUS_WORDS[status])}
    </Badge>
  );
}
