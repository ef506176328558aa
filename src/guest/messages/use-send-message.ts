import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DomainError } from '#domain/error-codes';
import type { MessageForm } from '#domain/messages/send-message';
import { sendMessage } from '../../data/commands/send-message';
import { useCommand } from '../../data/react/use-command';
import { useErrorText } from '../../i18n/error-text';
import { useToast } from '../../ui/overlays/ToastProvider';

export type NewMessage = { words: MessageForm; website: string; openedAt: number };

type Sending = {
  /** Resolves to the stored message's id, or to null if the message was neither stored nor sent. */
  send: (letter: NewMessage) => Promise<string | null>;
  failure: string | null;
};

export function useSendMessage(): Sending {
  const { t } = useLingui();
  const command = useCommand(sendMessage);
  const errorText = useErrorText();
  const { show } = useToast();
  const [failure, setFailure] = useState<string | null>(null);

  async function send({ words, website, openedAt }: NewMessage) {
    setFailure(null);
    try {
      const { messageId, saved } = await command({ ...words, website, openedAt });
      if (saved === 'memory') show({ tone: 'success', title: t`Message sent successfully!` });
      return messageId;
    } catch (error) {
      console.error(error);
      const code = error instanceof DomainError ? error.code : 'internal';
      setFailure(code);
      show({ tone: 'error', title: t`Error`, body: errorText(code) });
      return null;
    }
  }

  return { send, failure };
}
