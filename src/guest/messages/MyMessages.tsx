import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CircleX, Hourglass, OctagonPause, Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatTime } from '#domain/venue';
import { discardEntry, retryEntry } from '../../data/commands/entries';
import type { MessageOnDevice } from '../../data/messages/my-message';
import { useCommand } from '../../data/react/use-app';
import { useMyMessages } from '../../data/react/use-guest';
import { useNet } from '../../data/react/use-stores';
import { useErrorText } from '../../i18n/error-text';
import { Banner } from '../../ui/feedback/Banner';
import { Stack } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import { ActionButton, AskFirst } from '../shared/Action';
import { KeepOpen } from '../status/KeepOpen';
import * as styles from './MessageSection.css';

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

type MessageRowProps = { message: MessageOnDevice; onEdit: (message: MessageOnDevice) => void };

function MessageRow({ message, onEdit }: MessageRowProps) {
  const { t } = useLingui();
  const retry = useCommand(retryEntry);
  const discard = useCommand(discardEntry);
  const { id, state } = message;
  const isRefused = state === 'asks' || state === 'refused';
  /** Moves the refused message back into the form. */
  async function edit() {
    await discard({ id });
    onEdit(message);
  }
  return (
    <Stack as="li" gap={8}>
      <Standing message={message} />
      {message.subject !== '' && <p className={styles.subject}>{message.subject}</p>}
      {state === 'quarantined' && (
        <ActionButton task={() => retry({ id })}>{t`Try again`}</ActionButton>
      )}
      {isRefused && <ActionButton task={edit}>{t`Edit and send again`}</ActionButton>}
      {state !== 'sent' && state !== 'sending' && (
        <AskFirst
          task={() => discard({ id })}
          label={t`Don't send it`}
          question={t`Discard this message?`}
          keep={t`Keep it`}
        >
          {t`It is deleted from this phone and never sent.`}
        </AskFirst>
      )}
    </Stack>
  );
}

function Standing({ message }: { message: MessageOnDevice }) {
  const net = useNet();
  const errorText = useErrorText();
  const time = formatTime(message.receivedAt ?? 0);
  switch (message.state) {
    case 'queued':
    case 'sending':
      return net.state === 'offline' ? (
        <Banner tone="honey" shape="box" icon={<Hourglass size={20} />}>
          <Trans>Message saved. We send it the moment you're back online.</Trans>
          <KeepOpen />
        </Banner>
      ) : (
        <Banner tone="lagoon" shape="box" icon={<Send size={20} />}>
          <Trans>Sending your message…</Trans>
        </Banner>
      );
    case 'sent':
      return (
        <Banner tone="success" shape="box" icon={<CircleCheck size={20} />}>
          <Trans>Your message reached the bar. Time: {time}</Trans>
        </Banner>
      );
    case 'blocked':
    case 'quarantined':
      return (
        <Banner tone="danger" shape="box" icon={<OctagonPause size={20} />}>
          {message.state === 'blocked' ? (
            <Trans>
              Your message is not sent: this version of the app is too old. Please update.
            </Trans>
          ) : (
            <Trans>Your message is not sent: something went wrong on our side.</Trans>
          )}
        </Banner>
      );
    case 'asks':
    case 'refused':
    case 'cancelled':
      return (
        <Banner tone="danger" shape="box" icon={<CircleX size={20} />}>
          {errorText(message.code ?? 'internal')}
        </Banner>
      );
  }
}
