import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import {
  PREPARED_REPLIES,
  preparedText,
  REPLY_TEXTS,
  replyToMessageInput,
} from '#domain/messages/reply-texts';
import type { MessageRead } from '#domain/messages/send-message';
import { useOpening } from '../../data/react/preferences/use-opening';
import { useFieldText } from '../../i18n/field-text';
import { formatDateTime } from '../../i18n/format';
import { weekText } from '../../i18n/opening-text';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Chip } from '../../ui/controls/Chip';
import { ChipRow } from '../../ui/controls/ChipRow';
import { Banner } from '../../ui/feedback/Banner';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { TextAreaInput } from '../../ui/form/inputs/TextAreaInput';
import { useTextDraft } from '../shared/use-kept-draft';
import { ChangeFailure } from './ChangeFailure';
import * as styles from './Messages.css';
import { useChangeMessage } from './use-change-message';

type ReplyFormProps = { message: MessageRead; onSent: () => void };

/** Writes a mail in the guest's language. The typed text stays on this tablet for a day. */
export function ReplyForm({ message, onSent }: ReplyFormProps) {
  const { t } = useLingui();
  const uiLanguage = useLanguage();
  const announce = useAnnounce();
  const fieldText = useFieldText();
  const draft = useTextDraft({ kind: 'message', what: `reply:${message.id}`, start: '' });
  const { send, theirs, calm, ...outcome } = useChangeMessage(message.id);
  const [wrong, setWrong] = useState<string | null>(null);
  const { id, language, name } = message;
  const replies = theirs?.replies ?? message.replies ?? [];
  const words = REPLY_TEXTS[language];
  const hours = weekText(useOpening(), language);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    const input = { text: draft.text, repliesSeen: replies.length };
    const checked = v.safeParse(replyToMessageInput, input);
    const issue = checked.success ? null : checked.issues[0].message;
    setWrong(issue);
    if (!checked.success) return;
    if (!(await send({ what: 'reply', input: checked.output }))) return;
    draft.forget();
    announce(t`The reply is saved. The mail is being sent.`);
    onSent();
  }

  function insert(text: string) {
    draft.keep(draft.text.trim() === '' ? text : `${draft.text.trimEnd()}\n\n${text}`);
    setWrong(null);
  }

  return (
    <section aria-labelledby="message-reply" className={styles.section}>
      <h3 id="message-reply" className={styles.heading}>
        <Trans>Reply by mail</Trans>
      </h3>
      <ChipRow label={t`Prepared answers`} className={styles.prepared}>
        {PREPARED_REPLIES.map((reply) => (
          <Chip
            key={reply.key}
            pressed={false}
            onClick={() => insert(preparedText(reply, language, hours))}
          >
            {reply.title[uiLanguage]}
          </Chip>
        ))}
      </ChipRow>
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <p lang={language} className={styles.hint}>
          {words.hello(name)}
        </p>
        <TextAreaInput
          label={language === 'tr' ? t`Your reply in Turkish` : t`Your reply in English`}
          name={`reply-${id}`}
          rows={6}
          value={draft.text}
          {...(wrong !== null && { error: wordsOf(wrong) })}
          onChange={(text) => draft.keep(text)}
        />
        <p lang={language} className={styles.hint}>
          {words.bye}
        </p>
        {theirs && (
          <TheirReply
            theirs={theirs}
            onMine={() => void submit()}
            onDiscard={() => {
              draft.forget();
              calm();
            }}
          />
        )}
        <ChangeFailure failure={outcome.failure} isOffline={outcome.isOffline} />
        {!theirs && (
          <Button
            type="submit"
            busy={outcome.isBusy}
            unavailable={outcome.isOffline}
            icon={<Send aria-hidden="true" size={20} />}
          >
            <Trans>Send the reply</Trans>
          </Button>
        )}
      </form>
    </section>
  );

  function wordsOf(code: string): string {
    return code === 'reply.required' ? t`Write a reply first` : fieldText(code);
  }
}

type TheirReplyProps = { theirs: MessageRead; onMine: () => void; onDiscard: () => void };

/** Shows that a colleague replied while this reply was written. */
function TheirReply({ theirs, onMine, onDiscard }: TheirReplyProps) {
  const language = useLanguage();
  const last = theirs.replies?.at(-1);
  if (!last) return null;
  const { by, text } = last;
  const time = formatDateTime(Date.parse(last.at), language);
  return (
    <Banner
      tone="honey"
      shape="box"
      role="alert"
      action={
        <>
          <Button tone="outline" size="compact" onClick={onMine}>
            <Trans>Send mine too</Trans>
          </Button>
          <Button tone="outline" size="compact" onClick={onDiscard}>
            <Trans>Discard mine</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        {by} replied first, {time}: “{text}”
      </Trans>
    </Banner>
  );
}
