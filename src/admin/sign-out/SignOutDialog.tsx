import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type QueueRow, useStaffQueue } from '../../data/react/staff/use-staff-queue';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { DiscardStep } from './DiscardStep';
import * as styles from './SignOutDialog.css';
import { UnsentList } from './UnsentList';
import type { SignOut } from './use-sign-out';

type SignOutDialogProps = { signOut: SignOut };

/** Asks about unsent changes at sign-out: send, keep or discard them. */
export function SignOutDialog({ signOut }: SignOutDialogProps) {
  const { busyWith, tries, leave, stay } = signOut;
  const rows = useStaffQueue().filter((row) => row.isUnsent);
  const [isDiscarding, setDiscarding] = useState(false);
  useLeaveOnceSent(rows.length, signOut);
  return (
    <Dialog
      locked={busyWith !== null}
      title={
        isDiscarding ? (
          <Trans>Discard these changes?</Trans>
        ) : (
          <Trans>Some changes haven't been sent yet</Trans>
        )
      }
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
      <UnsentList rows={rows} />
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
  const { state: net } = useNet();
  const canSend = rows.some((row) => !row.isOthers && row.kind !== null);
  // Offline, the working button is first; the order is fixed while the dialog is open.
  const [wasOffline] = useState(net === 'offline');
  const isKeepFirst = wasOffline || !canSend;
  const send = canSend && (
    <Button
      tone={isKeepFirst ? 'outline' : 'solid'}
      size="cta"
      block
      busy={busyWith === 'send'}
      onClick={() => leave('send')}
    >
      <Trans>Send now and sign out</Trans>
    </Button>
  );
  return (
    <>
      {net === 'offline' && (
        <p className={styles.offline}>
          <Trans>There is no connection, so they can't be sent now.</Trans>
        </p>
      )}
      <div className={styles.actions}>
        {!isKeepFirst && send}
        <Button
          tone={isKeepFirst ? 'solid' : 'outline'}
          size="cta"
          block
          busy={busyWith === 'keep'}
          onClick={() => leave('keep')}
        >
          <Trans>Keep them locked and sign out</Trans>
        </Button>
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
