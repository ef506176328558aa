import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { orderStatusOf } from '#domain/orders/order';
import { formatTime } from '#domain/venue';
import type { QueueRow } from '../../data/react/use-staff-session';
import { signOut, useStaffQueue } from '../../data/react/use-staff-session';
import { useNet } from '../../data/react/use-stores';
import { useLanguage } from '../../i18n/language';
import type { ButtonProps } from '../../ui/controls/controls';
import { Button } from '../../ui/controls/controls';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { STATUS_WORDS } from '../orders/shared/board-view';
import { useStaffMutationText } from '../queue/QueueDialog';
import { Form } from '../shared/sending';
import * as styles from './SignOutDialog.css';

/** Asks about unsent changes at sign-out: send, keep or discard them. */
export function SignOutDialog({ signOut }: { signOut: SignOut }) {
  const { t } = useLingui();
  const mutationText = useStaffMutationText();
  const { busyWith, tries, leave, stay } = signOut;
  const rows = useStaffQueue().filter((row) => row.isUnsent);
  const [isDiscarding, setDiscarding] = useState(false);
  useLeaveOnceSent(rows.length, signOut);
  return (
    <Dialog
      locked={busyWith !== null}
      title={isDiscarding ? t`Discard these changes?` : t`Some changes haven't been sent yet`}
      stepKey={isDiscarding ? 'discard' : 'ask'}
      status={
        !isDiscarding &&
        tries > 1 && (
          <Plural value={rows.length} one="# is still not sent." other="# are still not sent." />
        )
      }
      {...(isDiscarding && { onBack: () => setDiscarding(false) })}
      onClose={stay}
    >
      <ul className={styles.list} aria-label={t`Only on this tablet`}>
        {rows.map((row) => (
          <li key={row.id} className={styles.item}>
            <Text as="span" size="item">
              {mutationText(row)}
              {row.toStatus !== null && ` · ${t(STATUS_WORDS[orderStatusOf(row.toStatus)])}`}
            </Text>
            <Text as="span" size="small" tone="muted">
              {row.createdAt !== null && `${formatTime(row.createdAt)} · `}
              {row.who ?? <Trans>somebody</Trans>}
            </Text>
          </li>
        ))}
      </ul>
      {isDiscarding ? (
        <DiscardStep
          isBusy={busyWith === 'discard'}
          onDiscard={() => leave('discard')}
          onBack={() => setDiscarding(false)}
        />
      ) : (
        <Ways rows={rows} signOut={signOut} onDiscard={() => setDiscarding(true)} />
      )}
    </Dialog>
  );
}

/** Continues the sign-out if the outbox has meanwhile sent all changes. */
function useLeaveOnceSent(unsent: number, { busyWith, leave }: SignOut) {
  const wasUnsent = useRef(false);
  useEffect(() => {
    if (unsent > 0) wasUnsent.current = true;
    else if (wasUnsent.current && busyWith === null) {
      wasUnsent.current = false;
      leave('send');
    }
  }, [unsent, busyWith, leave]);
}

type WaysProps = { rows: readonly QueueRow[]; signOut: SignOut; onDiscard: () => void };

function Ways({ rows, signOut: { busyWith, leave }, onDiscard }: WaysProps) {
  const { t } = useLingui();
  const { state: net } = useNet();
  const canSend = rows.some((row) => !row.isOthers && row.kind !== null);
  // Offline, the working button is first; the order is fixed while the dialog is open.
  const [wasOffline] = useState(net === 'offline');
  const isKeepFirst = wasOffline || !canSend;
  const look = (way: Way, isFirst: boolean): ButtonProps => ({
    tone: isFirst ? 'solid' : 'outline',
    size: 'cta',
    block: true,
    busy: busyWith === way,
    onClick: () => leave(way),
  });
  const send = canSend && (
    <Button {...look('send', !isKeepFirst)}>{t`Send now and sign out`}</Button>
  );
  return (
    <>
      {net === 'offline' && (
        <p className={styles.offline}>{t`There is no connection, so they can't be sent now.`}</p>
      )}
      <div className={styles.actions}>
        {!isKeepFirst && send}
        <Button {...look('keep', isKeepFirst)}>{t`Keep them locked and sign out`}</Button>
        <p className={styles.note}>
          <Trans>
            Nobody can see them until somebody signs in here. They are sent when the same person
            signs in again.
          </Trans>
        </p>
        {isKeepFirst && send}
        <Button tone="quiet" block className={styles.loss} onClick={onDiscard}>
          <Trans>Sign out and discard them…</Trans>
        </Button>
      </div>
    </>
  );
}

type DiscardStepProps = { isBusy: boolean; onDiscard: () => void; onBack: () => void };

/** Asks a person to type a word before discarding, against mistaps. */
function DiscardStep({ isBusy, onDiscard, onBack }: DiscardStepProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const word = t`discard`;
  const isTyped = typed.trim().toLocaleLowerCase(language) === word.toLocaleLowerCase(language);

  function submit() {
    setWrong(!isTyped);
    if (isTyped && !isBusy) onDiscard();
  }

  return (
    <Form className={styles.actions} onSubmit={submit}>
      <TextInput
        label={<Trans>Type “{word}” to delete them for good</Trans>}
        value={typed}
        onChange={setTyped}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        {...(isWrong && !isTyped && { error: t`Type the word as it is shown.` })}
      />
      <Button type="submit" tone="danger" size="cta" block busy={isBusy} unavailable={!isTyped}>
        <Trans>Discard them and sign out</Trans>
      </Button>
      <Button tone="outline" size="cta" block onClick={onBack}>{t`Keep them`}</Button>
    </Form>
  );
}

type Way = Parameters<typeof signOut>[0];

type SignOut = ReturnType<typeof useSignOut>;

/** Sends first, and asks if some changes remain: until then the sign-out waits. */
export function useSignOut() {
  const [busyWith, setBusyWith] = useState<Way | null>(null);
  // Failed attempts since the question.
  const [tries, setTries] = useState(0);

  const leave = useCallback((way: Way) => {
    setBusyWith(way);
    signOut(way)
      .then(({ isSignedOut }) => setTries((before) => (isSignedOut ? 0 : before + 1)))
      .catch((error: unknown) => console.error(error))
      .finally(() => setBusyWith(null));
  }, []);
  const stay = useCallback(() => setTries(0), []);
  return { busyWith, isAsking: tries > 0, tries, leave, stay };
}
