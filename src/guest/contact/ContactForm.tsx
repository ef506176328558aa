import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { contactForm, MESSAGE_LIMITS } from '#domain/messages/send-message';
import { contactDraft } from '../../data/drafts/contact-draft';
import { useStoredValue } from '../../data/react/core/use-stored-value';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { EmailField } from '../../ui/form/EmailField';
import { NameField } from '../../ui/form/NameField';
import { PrivacyLine } from '../../ui/form/PrivacyLine';
import { resetForm } from '../../ui/form/reset-form';
import { SchemaForm } from '../../ui/form/SchemaForm';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { useSchemaForm } from '../../ui/form/use-schema-form';
import { ActFailed } from '../shared/ActFailed';
import * as styles from './ContactForm.css';
import { FieldForPrograms } from './FieldForPrograms';
import { type SendLetter, useSendLetter } from './use-send-letter';

const NOTHING = { name: '', email: '', subject: '', message: '' };

type ContactFormProps = { onSent: (messageId: string) => void };

/** The contact form. What is typed survives a reload; without a connection the message waits on this device. */
export function ContactForm({ onSent }: ContactFormProps) {
  const { t } = useLingui();
  const draft = useStoredValue(contactDraft);
  const [website, setWebsite] = useState('');
  const [openedAt] = useState(() => Date.now());
  const { form, Field } = useSchemaForm(contactForm, { initialValues: draft });
  const { send, failure } = useSendLetter();

  function keep({ target }: FormEvent) {
    // Every control in here is a text box that bears its detail's name.
    const { name, value } = target as HTMLInputElement;
    // When a draft was begun stays: who comes back to it has had time enough to be a person.
    contactDraft.patch({ openedAt: draft.openedAt || String(openedAt), [name]: value });
  }

  async function finish(words: SendLetter['words']) {
    const messageId = await send({
      words,
      website,
      openedAt: Number(draft.openedAt) || openedAt,
    });
    if (messageId === null) return;
    contactDraft.clear();
    resetForm(form, NOTHING);
    onSent(messageId);
  }

  return (
    <SchemaForm of={form} schema={contactForm} onSubmit={finish}>
      {({ isSubmitting }) => (
        <>
          <div onChange={keep} className={styles.fields}>
            <Field name="name">
              {(field, control) => (
                <NameField
                  {...{ field, control }}
                  label={t`Name`}
                  maxLength={MESSAGE_LIMITS.name}
                />
              )}
            </Field>
            <Field name="email">{(field, control) => <EmailField {...{ field, control }} />}</Field>
            <Field name="subject">
              {(field, control) => (
                <TextField
                  {...{ field, control }}
                  label={t`Subject`}
                  autoComplete="off"
                  enterKeyHint="next"
                  maxLength={MESSAGE_LIMITS.subject}
                />
              )}
            </Field>
            <Field name="message">
              {(field, control) => (
                <TextArea
                  {...{ field, control }}
                  label={t`Message`}
                  autoComplete="off"
                  rows={5}
                  maxLength={MESSAGE_LIMITS.message}
                />
              )}
            </Field>
          </div>
          <FieldForPrograms value={website} onChange={setWebsite} />
          <PrivacyLine>
            <Trans>We use your details only to answer you.</Trans>
          </PrivacyLine>
          {failure && <ActFailed code={failure} />}
          <SendButton isBusy={isSubmitting} />
        </>
      )}
    </SchemaForm>
  );
}

function SendButton({ isBusy }: { isBusy: boolean }) {
  const { state } = useNet();
  return (
    <Button
      type="submit"
      size="cta"
      block
      busy={isBusy}
      icon={<Send aria-hidden="true" size={20} />}
    >
      {state === 'offline' ? (
        <Trans>Save message · send when online</Trans>
      ) : (
        <Trans>Send message</Trans>
      )}
    </Button>
  );
}
