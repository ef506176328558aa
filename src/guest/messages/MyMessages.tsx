import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { MessageOnDevice } from '../../data/messages/my-message';
import { useMyMessages } from '../../data/react/use-my-messages';
import { useErrorText } from '../../i18n/error-text';
import { Stack } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/use-toast';
import { MessageRow } from './MessageRow';

const DAY_MS = 86_400_000;

type MyMessagesProps = {
  /** The ids of messages sent in this visit, whose results the page announces. */
  sentIds: readonly string[];
  onEdit: (message: MessageOnDevice) => void;
};

/** Shows this device's messages: unsent, refused, and those of the last day. */
export function MyMessages({ sentIds, onEdit }: MyMessagesProps) {
  const { t } = useLingui();
  const messages = useMyMessages();
  useMessageNews(messages, sentIds);
  const shown = messages.filter(isWorthShowing);
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={t`Your messages`}>
      <Stack as="ul" gap={8}>
        {shown.map((message) => (
          <MessageRow key={message.id} message={message} onEdit={onEdit} />
        ))}
      </Stack>
    </Stack>
  );
}

function isWorthShowing({ state, receivedAt = 0 }: MessageOnDevice): boolean {
  if (state === 'cancelled') return false;
  return state !== 'sent' || Date.now() - receivedAt < DAY_MS;
}

/** Announces each message's result once. */
function useMessageNews(messages: readonly MessageOnDevice[], sentIds: readonly string[]) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { show } = useToast();
  const told = useRef(new Set<string>());

  useEffect(() => {
    for (const { id, state, code } of messages) {
      if (!sentIds.includes(id) || told.current.has(id)) continue;
      if (state === 'sent') show({ tone: 'success', title: t`Message sent successfully!` });
      else if (code) show({ tone: 'error', title: t`Error`, body: errorText(code) });
      else continue;
      told.current.add(id);
    }
  });
}
