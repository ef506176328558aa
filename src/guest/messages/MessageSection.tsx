import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import type { FormEvent } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import type { MessageForm as MessageWords } from '#domain/messages/send-message';
import { MESSAGE_LIMITS, messageForm } from '#domain/messages/send-message';
import { sendMessage } from '../../data/commands/send-message';
import { messageDraft } from '../../data/drafts/message-draft';
import type { MessageOnDevice } from '../../data/messages/my-message';
import { useCommand } from '../../data/react/use-app';
import { useKeepsSomething } from '../../data/react/use-guest';
import { useNet, useStoredValue } from '../../data/react/use-stores';
import { useErrorText } from '../../i18n/error-text';
import { Button } from '../../ui/controls/controls';
import { bound, resetForm, SchemaForm, useSchemaForm } from '../../ui/form/SchemaForm';
import { EmailField, NameField, PrivacyLine, TextArea, TextField } from '../../ui/form/TextField';
import { focusSection, lazyPart, Section, Stack } from '../../ui/layout/Flow';
import { hidden } from '../../ui/layout/VisuallyHidden.css';
import { useToast } from '../../ui/overlays/ToastProvider';
import * as text from '../../ui/theme/text.css';
import { ActionFailed } from '../shared/Action';
import * as page from '../shared/shared.css';
import { VenueCard } from '../venue/Footer';
import * as styles from './MessageSection.css';
import { isWriterWaiting, WRITE_PART } from './write-part';

type NewMessage = { words: MessageWords; website: string; openedAt: number };

function useSendMessage() {
  const { t } = useLingui();
  const command = useCommand(sendMessage);
  const errorText = useErrorText();
  const { show } = useToast();
  const [failure, setFailure] = useState<string | null>(null);

  /** Resolves to the stored message's id, or to null if the message was neither stored nor sent. */
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

// This part reads the database, so it loads only if there is a message.
const MyMessages = lazyPart(() => import('./MyMessages').then((part) => part.MyMessages));

export function MessageSection() {
  const keepsSomething = useKeepsSomething();
  const [sentIds, setSentIds] = useState<string[]>([]);
  const [edits, setEdits] = useState(0);

  useEffect(() => {
    if (isWriterWaiting()) focusSection(WRITE_PART);
  }, []);

  function edit({ name, email, subject, message, createdAt }: MessageOnDevice) {
    messageDraft.patch({ name, email, subject, message, openedAt: String(createdAt) });
    setEdits(edits + 1);
    focusSection(WRITE_PART);
  }

  return (
    <Section id="contact" title={<Trans>Contact</Trans>} className={page.section}>
      <div className={styles.halves}>
        <VenueCard />
        <section id={WRITE_PART} aria-labelledby={`${WRITE_PART}-heading`} className={styles.write}>
          <h3 id={`${WRITE_PART}-heading`} tabIndex={-1} className={text.title}>
            <Trans>Write to us</Trans>
          </h3>
          <MessageForm key={edits} onSent={(id) => setSentIds([...sentIds, id])} />
          <Suspense fallback={null}>
            {keepsSomething && <MyMessages sentIds={sentIds} onEdit={edit} />}
          </Suspense>
        </section>
      </div>
    </Section>
  );
}

const NOTHING = { name: '', email: '', subject: '', message: '' };

/** Shows the contact form. The text survives a reload; without a connection the message is queued. */
function MessageForm({ onSent }: { onSent: (messageId: string) => void }) {
  const { t } = useLingui();
  const draft = useStoredValue(messageDraft);
  const [website, setWebsite] = useState('');
  const [openedAt] = useState(() => Date.now());
  const { form, Field } = useSchemaForm(messageForm, { initialValues: draft });
  const { send, failure } = useSendMessage();
  const { state } = useNet();

  function keep({ target }: FormEvent) {
    // Every control of this form is a text box named like its field.
    const { name, value } = target as HTMLInputElement;
    // The start time stays, so the server counts a returning writer as human.
    messageDraft.patch({ openedAt: draft.openedAt || String(openedAt), [name]: value });
  }

  async function finish(words: NewMessage['words']) {
    const messageId = await send({
      words,
      website,
      openedAt: Number(draft.openedAt) || openedAt,
    });
    if (messageId === null) return;
    messageDraft.clear();
    resetForm(form, NOTHING);
    onSent(messageId);
  }

  return (
    <SchemaForm of={form} schema={messageForm} onSubmit={finish}>
      {({ isSubmitting }) => (
        <>
          <Stack gap={20} onChange={keep}>
            <Field name="name">
              {bound(NameField, { label: t`Name`, maxLength: MESSAGE_LIMITS.name })}
            </Field>
            <Field name="email">{bound(EmailField, {})}</Field>
            <Field name="subject">
              {bound(TextField, {
                label: t`Subject`,
                autoComplete: 'off',
                enterKeyHint: 'next',
                maxLength: MESSAGE_LIMITS.subject,
              })}
            </Field>
            <Field name="message">
              {bound(TextArea, {
                label: t`Message`,
                autoComplete: 'off',
                rows: 5,
                maxLength: MESSAGE_LIMITS.message,
              })}
            </Field>
          </Stack>
          {/* A honeypot: only programs fill this field. They skip fields with `display: none`. */}
          <div aria-hidden="true" className={hidden}>
            <input
              type="text"
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={website}
              onChange={(event) => setWebsite(event.currentTarget.value)}
            />
          </div>
          <PrivacyLine>{t`We use your details only to answer you.`}</PrivacyLine>
          {failure && <ActionFailed code={failure} />}
          <Button type="submit" size="cta" block busy={isSubmitting} icon={<Send size={20} />}>
            {state === 'offline' ? t`Save message · send when online` : t`Send message`}
          </Button>
        </>
      )}
    </SchemaForm>
  );
}
