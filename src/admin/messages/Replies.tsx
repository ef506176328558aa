import { Trans, useLingui } from '@lingui/react/macro';
import type { MailState } from '#domain/messages/reply-texts';
import type { MessageReply } from '#domain/messages/send-message';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import * as styles from './Messages.css';

type RepliesProps = {
  replies: readonly MessageReply[];
  /** undefined means that the tablet has not read the replies. */
  mails: Readonly<Record<string, MailState>> | undefined;
};

/** Shows staff's replies, and whether the server sent each mail. */
export function Replies({ replies, mails }: RepliesProps) {
  const language = useLanguage();
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="message-replies" className={styles.section}>
      <h3 id="message-replies" className={styles.heading}>
        <Trans>Replies</Trans>
      </h3>
      {replies.map(({ id, text, by, at }) => (
        <div key={id} className={styles.reply}>
          <p className={styles.words}>{text}</p>
          <p className={styles.hint}>
            {by} · {formatDateTime(Date.parse(at), language)}
            <MailWords state={mails && (mails[id] ?? 'done')} />
          </p>
        </div>
      ))}
    </section>
  );
}

function MailWords({ state }: { state: MailState | undefined }) {
  const { t } = useLingui();
  if (state === undefined) return null;
  const words: Record<MailState, string> = {
    waiting: t`The mail is being sent`,
    done: t`Mail sent`,
    failed: t`The mail could not be sent. Call or write to the guest.`,
  };
  return <> · {words[state]}</>;
}
