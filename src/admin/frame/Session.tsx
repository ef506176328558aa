import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { BellOff, CloudOff, KeyRound, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { SessionEnd } from '#domain/staff/staff-account';
import { sessionEnd } from '#domain/staff/staff-account';
import { formatTime } from '#domain/venue';
import { dismissStorageNotice, useStorageNotice } from '../../data/react/use-app';
import { useIsOffline } from '../../data/react/use-staff';
import type { StaffUser } from '../../data/react/use-staff-session';
import { lockNow, useSessionEnd, useTabletLock } from '../../data/react/use-staff-session';
import { useNet, useStore } from '../../data/react/use-stores';
import { useStorageText } from '../../i18n/storage-text';
import { useAfterTap } from '../../ui/after-tap';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState, ErrorDetails } from '../../ui/feedback/states';
import { Container, Row } from '../../ui/layout/Flow';
import { hiddenOnPhone } from '../../ui/layout/VisuallyHidden.css';
import { Dialog } from '../../ui/overlays/Dialog';
import * as notice from '../page/Notice.css';
import { useClockValue, useLastContact, usePageTitle } from '../page/page-parts';
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

/** Shows a page that could not load or crashed, and retries when the connection is back. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const isOffline = useIsOffline();
  const { isTrying, tryAgain } = useAnotherTry(reset);
  useWhenBack(isOffline, tryAgain);
  usePageTitle(t`Not opened · Bar Bliss`);
  const Icon = isOffline ? CloudOff : TriangleAlert;
  return (
    <Container role="alert">
      <EmptyState
        icon={<Icon size={40} />}
        title={
          isOffline
            ? t`This page is not on this tablet yet`
            : t`This page can't be opened right now`
        }
        action={
          <Row as="span" align="stretch" justify="end">
            {!isOffline && (
              <Button tone="quiet" size="cta" onClick={() => window.location.reload()}>
                <Trans>Reload the page</Trans>
              </Button>
            )}
            <Button tone="outline" size="cta" busy={isTrying} onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          </Row>
        }
      >
        <p>
          {isOffline
            ? t`It opens when the connection is back. The other pages and the alarm keep working.`
            : t`The other pages and the alarm keep working.`}
        </p>
        {!isOffline && <ErrorDetails error={error} />}
      </EmptyState>
    </Container>
  );
}

/** The router loads the page's chunks again before rendering. */
function useAnotherTry(reset: () => void) {
  const router = useRouter();
  const [isTrying, setTrying] = useState(false);
  async function fetchAndDraw() {
    setTrying(true);
    await router.load().finally(() => setTrying(false));
    reset();
  }
  return { isTrying, tryAgain: () => void fetchAndDraw() };
}

function useWhenBack(isOffline: boolean, then: () => void): void {
  const was = useRef(isOffline);
  useEffect(() => {
    if (was.current && !isOffline) then();
    was.current = isOffline;
  }, [isOffline, then]);
}

/** Shows a storage failure of this tablet until a person has read the message. */
export function StorageBanner() {
  const { t } = useLingui();
  const notice = useStorageNotice();
  const isDue = useAfterTap(notice !== null);
  const storageText = useStorageText();
  if (notice === null || !isDue) return null;
  return (
    <Banner
      tone="danger"
      icon={<TriangleAlert size={22} />}
      action={
        <Button tone="quiet" size="compact" onClick={dismissStorageNotice}>{t`Close`}</Button>
      }
    >
      {storageText(notice.kind, notice.lost)}
    </Banner>
  );
}
