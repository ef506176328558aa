import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import {
  NOTE_MAX,
  PREPARED_REPLIES,
  preparedText,
  REPLY_TEXTS,
  replyToMessageInput,
} from '#domain/messages/reply-texts';
import type { MessageRead } from '#domain/messages/send-message';
import type { TeamMember } from '#domain/staff/pin';
import type { MessageChange } from '../../data/commands/staff-messages';
import { changeMessage, conflictingMessage } from '../../data/commands/staff-messages';
import { useCommand, useOpening } from '../../data/react/use-app';
import { useStaffFigures } from '../../data/react/use-staff';
import { useFieldText } from '../../i18n/field-text';
import { useLanguage } from '../../i18n/language';
import { weekText } from '../../i18n/opening-text';
import { Button, Chip, ChipRow } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { useAnnounce } from '../../ui/feedback/states';
import { SelectInput, TextAreaInput } from '../../ui/form/inputs/inputs';
import { Hint, Stack } from '../../ui/layout/Flow';
import { fullName } from '../page/page-parts';
import { Part, TheirsOrMine, useFailureText } from '../shared/Panel';
import { ErrorBox, useTimeText } from '../shared/Read';
import type { SendFailure } from '../shared/sending';
import { Form, useSending, useTextDraft } from '../shared/sending';
import * as styles from './Messages.css';

/** Writes a mail in the guest's language. The typed text stays on this tablet for a day. */
export function ReplyForm({ message, onSent }: { message: MessageRead; onSent: () => void }) {
  const { t } = useLingui();
  const uiLanguage = useLanguage();
  const announce = useAnnounce();
  const fieldText = useFieldText({ 'reply.required': msg`Write a reply first` });
  const timeText = useTimeText();
  const draft = useTextDraft({ kind: 'message', what: `reply:${message.id}`, start: '' });
  const { send, theirs, calm, ...outcome } = useChangeMessage(message.id);
  const [wrong, setWrong] = useState<string | null>(null);
  const { id, language, name } = message;
  const replies = theirs?.replies ?? message.replies ?? [];
  const { by, text = '', at = '' } = theirs?.replies?.at(-1) ?? {};
  const time = at && timeText(at);
  const words = REPLY_TEXTS[language];
  const hours = weekText(useOpening(), language);

  async function submit() {
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

  function discard() {
    draft.forget();
    calm();
  }

  function insert(prepared: string) {
    draft.keep(draft.text.trim() === '' ? prepared : `${draft.text.trimEnd()}\n\n${prepared}`);
    setWrong(null);
  }

  return (
    <Part id="message-reply" title={t`Reply by mail`}>
      <ChipRow label={t`Saved replies`} className={styles.prepared}>
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
      <Form gap={12} onSubmit={submit}>
        <Hint lang={language}>{words.hello(name)}</Hint>
        <TextAreaInput
          label={language === 'tr' ? t`Your reply in Turkish` : t`Your reply in English`}
          name={`reply-${id}`}
          rows={6}
          value={draft.text}
          {...(wrong !== null && { error: fieldText(wrong) })}
          onChange={(text) => draft.keep(text)}
        />
        <Hint lang={language}>{words.bye}</Hint>
        {time && (
          <Banner
            tone="honey"
            shape="box"
            role="alert"
            action={
              <>
                <Button tone="outline" size="compact" onClick={submit}>{t`Send mine too`}</Button>
                <Button tone="outline" size="compact" onClick={discard}>{t`Discard mine`}</Button>
              </>
            }
          >
            {t`${by} replied first, ${time}: “${text}”`}
          </Banner>
        )}
        <ChangeFailure failure={outcome.failure} isOffline={outcome.isOffline} />
        {!theirs && (
          <Button
            type="submit"
            busy={outcome.isBusy}
            unavailable={outcome.isOffline}
            icon={<Send size={20} />}
          >
            <Trans>Send the reply</Trans>
          </Button>
        )}
      </Form>
    </Part>
  );
}

export function NoteForm({ message }: { message: MessageRead }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { id, note = '' } = message;
  const draft = useTextDraft({ kind: 'message', what: `note:${id}`, start: note });
  const { send, theirs, calm, ...outcome } = useChangeMessage(id);
  const standing = theirs?.note ?? note;

  async function submit() {
    const input = { note: draft.text.trim(), from: standing };
    if (!(await send({ what: 'note', input }))) return;
    draft.forget();
    announce(t`The note is saved.`);
  }

  return (
    <Form gap={12} onSubmit={submit}>
      <TextAreaInput
        label={t`Internal note`}
        hint={t`Only the team sees it.`}
        maxLength={NOTE_MAX}
        value={draft.text}
        onChange={draft.keep}
      />
      {theirs && (
        <Banner
          tone="honey"
          shape="box"
          role="alert"
          action={
            <TheirsOrMine
              onTheirs={() => {
                draft.forget();
                calm();
              }}
              onMine={() => void submit()}
            />
          }
        >
          <Trans>Somebody else changed the note: “{standing}”</Trans>
        </Banner>
      )}
      {draft.isChanged && (
        <>
          <ChangeFailure failure={outcome.failure} isOffline={outcome.isOffline} />
          {!theirs && (
            <Button
              type="submit"
              tone="outline"
              busy={outcome.isBusy}
              unavailable={outcome.isOffline}
            >
              <Trans>Save the note</Trans>
            </Button>
          )}
        </>
      )}
    </Form>
  );
}

export function AssigneeSelect({ message }: { message: MessageRead }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { value } = useStaffFigures<{ team: TeamMember[] }>('/api/admin/auth/team');
  const { send, theirs, isBusy, failure, isOffline } = useChangeMessage(message.id);
  const { assignee = null } = message;
  const team = value?.team ?? [];
  const known = team.map((person) => ({ value: person.id, label: fullName(person) }));
  const isListed = assignee === null || known.some((one) => one.value === assignee.id);
  const theirName = theirs?.assignee?.firstName ?? t`Nobody`;

  async function give(staffId: string) {
    const input = { staffId: staffId === '' ? null : staffId, from: assignee?.id ?? null };
    if (!(await send({ what: 'assignee', input }))) return;
    announce(t`The assignment is saved.`);
  }

  return (
    <Stack gap={12}>
      <SelectInput
        label={t`Assigned to`}
        placeholder={t`Nobody`}
        {...(isOffline && { hint: <Trans>Offline: you can read, not change.</Trans> })}
        value={assignee?.id ?? ''}
        options={
          isListed || assignee === null
            ? known
            : [{ value: assignee.id, label: assignee.firstName }, ...known]
        }
        onChange={(staffId) => !isBusy && void give(staffId)}
      />
      {theirs && (
        <Hint role="alert">
          {t`Somebody else gave this message to ${theirName} first. Choose again to change it.`}
        </Hint>
      )}
      <ChangeFailure failure={failure} />
    </Stack>
  );
}

type ChangeFailureProps = { failure: SendFailure | null; isOffline?: boolean };

function ChangeFailure({ failure, isOffline = false }: ChangeFailureProps) {
  const { t } = useLingui();
  const failureText = useFailureText({
    not_found: t`We can't find this message.`,
    invalid_input: t`Please check what you entered.`,
    'message.no_address': t`The guest's address was deleted: no reply is possible.`,
    'message.replies_full': t`This message has ten replies. Go on by mail.`,
    'staff.inactive': t`This account is closed. Choose somebody else.`,
  });
  return (
    <>
      {failure && <ErrorBox>{failureText(failure)}</ErrorBox>}
      {isOffline && (
        <Hint role="status">
          <Trans>Saving needs a connection. What you typed stays on this tablet.</Trans>
        </Hint>
      )}
    </>
  );
}

/** Sends a reply, a note or an assignment once, only while connected. `send` resolves to true on success. */
function useChangeMessage(messageId: string) {
  const change = useCommand(changeMessage);
  const { send, isBusy, isOffline, failure, calm } = useSending();
  const theirs = conflictingMessage(failure);

  async function sendOnline(wanted: MessageChange): Promise<boolean> {
    if (isOffline) return false;
    const sent = await send(wanted, (mutationId) => change({ mutationId, messageId, ...wanted }));
    return sent !== null;
  }

  return { isBusy, isOffline, theirs, failure: theirs ? null : failure, send: sendOnline, calm };
}
