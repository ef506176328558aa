import { useLingui } from '@lingui/react/macro';
import type { MessageOnDevice } from '../../data/messages/my-message';
import { useMyMessages } from '../../data/react/use-my-messages';
import { MessageRow } from './MessageRow';
import * as styles from './MyMessages.css';
import { useMessageNews } from './use-message-news';

const DAY_MS = 86_400_000;

type MyMessagesProps = {
  /** Messages of this visit: how they end is told at once. */
  sentIds: readonly string[];
  onEdit: (message: MessageOnDevice) => void;
};

/** What was written on this device: all that is still on its way or was refused, and the last day's rest. */
export function MyMessages({ sentIds, onEdit }: MyMessagesProps) {
  const { t } = useLingui();
  const messages = useMyMessages();
  useMessageNews(messages, sentIds);
  const shown = messages.filter(isWorthShowing);
  if (shown.length === 0) return null;
  return (
    <section aria-label={t`Your messages`} className={styles.list}>
      <ul className={styles.list}>
        {shown.map((message) => (
          <MessageRow key={message.id} message={message} onEdit={onEdit} />
        ))}
      </ul>
    </section>
  );
}

function isWorthShowing({ state, receivedAt = 0 }: MessageOnDevice): boolean {
  if (state === 'cancelled') return false;
  return state !== 'sent' || Date.now() - receivedAt < DAY_MS;
}
