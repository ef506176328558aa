import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { NOTE_MAX } from '#domain/messages/reply-texts';
import type { MessageRead } from '#domain/messages/send-message';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { TextAreaInput } from '../../ui/form/inputs/TextAreaInput';
import { TheirsOrMine } from '../shared/Conflict';
import { useTextDraft } from '../shared/use-kept-draft';
import { ChangeFailure } from './ChangeFailure';
import * as styles from './Messages.css';
import { useChangeMessage } from './use-change-message';

/** Writes a note that only staff see. */
export function NoteForm({ message }: { message: MessageRead }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { id, note = '' } = message;
  const draft = useTextDraft({ kind: 'message', what: `note:${id}`, start: note });
  const { send, theirs, calm, ...outcome } = useChangeMessage(id);
  const standing = theirs?.note ?? note;

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    const input = { note: draft.text.trim(), from: standing };
    if (!(await send({ what: 'note', input }))) return;
    draft.forget();
    announce(t`The note is saved.`);
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
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
    </form>
  );
}
