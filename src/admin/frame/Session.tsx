import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff, KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type SessionEnd, sessionEnd } from '#domain/staff/staff-account';
import { formatTime } from '#domain/venue';
import {
  lockNow,
  type StaffUser,
  useSessionEnd,
  useTabletLock,
} from '../../data/react/staff/use-staff-session';
import { useNet } from '../../data/react/use-net';
import { useStore } from '../../data/react/use-store';
import { useAfterTap } from '../../ui/after-tap';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Row } from '../../ui/layout/Flow';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { Dialog } from '../../ui/overlays/Dialog';
import { useClockValue, useLastContact } from '../page/board-clock';
import * as notice from '../page/Notice.css';
import { askToSignIn, signInAsk } from '../shared/sending';
import { SignInForm } from '../sign-in/SignInForm';
import * as styles from './AdminShell.css';

/** Asks for the PIN at a quiet moment, so that the session does not end during closing. */
export function SessionEndsSoon() {
  const { t } = useLingui();
  const endsAt = useSessionEnd();
  const { hasPin } = useTabletLock();
  const net = useAfterTap(useNet().state);
  const [isPutOff, putOff] = useState(false);
  const near = useAfterTap(useClockValue((now): SessionEnd => sessionEnd(endsAt, now), 'far'));
  // An offline tablet hides the request, because unlocking needs the server.
  const isSaid = near === 'last' || (near === 'soon' && !isPutOff);
  if (endsAt === null || !isSaid || net === 'offline') return null;
  const time = formatTime(endsAt);
  return (
    <Banner
      tone="honey"
      loud={near === 'last'}
      className={notice.banner}
      icon={<KeyRound size={22} />}
      action={
        <Row as="span" align="stretch" justify="end">
          {near === 'soon' && (
            <Button tone="quiet" size="compact" onClick={() => putOff(true)}>{t`Later`}</Button>
          )}
          <Button size="compact" onClick={() => void lockNow()}>
            {hasPin ? t`Enter PIN` : t`Sign in again`}
          </Button>
        </Row>
      }
    >
      {hasPin ? (
        <Trans>
          This tablet is signed out at {time}.{' '}
          <span className={hiddenOnPhone}>A PIN keeps it working twelve hours more.</span>
        </Trans>
      ) : (
        <Trans>
          This tablet is signed out at {time}.{' '}
          <span className={hiddenOnPhone}>Your password keeps it working twelve hours more.</span>
        </Trans>
      )}
    </Banner>
  );
}

/** Shows that a person unlocked offline: the server still has to verify the PIN. */
export function UnprovedBanner() {
  const { t } = useLingui();
  const state = useAfterTap(useNet().state);
  if (state === 'offline') return null;
  return (
    <Banner
      tone="honey"
      icon={<KeyRound size={22} />}
      action={<Button size="compact" onClick={() => void lockNow()}>{t`Enter PIN`}</Button>}
    >
      <Trans>The connection is back. Enter your PIN once more to send the unsent changes.</Trans>
    </Banner>
  );
}

/** Shows that the session expired: the page stays readable, with a sign-in beside it. */
export function SessionEnded({ user }: { user: StaffUser | null }) {
  const isAsking = useStore(signInAsk);
  useEffect(() => askToSignIn, []);
  return (
    <>
      <EndedBanner
        action={
          <Button tone="quiet" size="compact" className={styles.endedAction} onClick={askToSignIn}>
            <Trans>Sign In</Trans>
          </Button>
        }
      />
      {isAsking && (
        <Dialog
          title={<Trans>You were signed out</Trans>}
          description={
            <>
              <NoAlarm /> <EndedWords />
            </>
          }
          onClose={() => signInAsk.set(false)}
        >
          <SignInForm initialValues={{ email: user?.email ?? '', password: '' }} isFilled={false} />
          <Button
            tone="quiet"
            size="cta"
            block
            className={styles.readOn}
            onClick={() => signInAsk.set(false)}
          >
            <Trans>Stay on this page</Trans>
          </Button>
        </Dialog>
      )}
    </>
  );
}

/** Shows the most prominent banner: no alarms ring from here on. */
export function EndedBanner({ action }: { action?: ReactNode }) {
  return (
    <Banner
      tone="danger"
      loud
      role="alert"
      className={styles.banner}
      icon={<BellOff size={22} />}
      action={action}
    >
      <NoAlarm /> <EndedWords />
    </Banner>
  );
}

function NoAlarm() {
  const { t } = useLingui();
  return <strong>{t`Signed out: this tablet gets no orders and no alarms.`}</strong>;
}

function EndedWords() {
  const lastContactAt = useLastContact();
  const time = lastContactAt === null ? null : formatTime(lastContactAt);
  if (time === null) {
    return <Trans>Sign in to continue; your draft and unsent changes are kept.</Trans>;
  }
  return (
    <Trans>
      This page shows how things were at {time}. Sign in to continue; unsent changes are kept.
    </Trans>
  );
}
