import { Trans, useLingui } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { StaffUser } from '../../data/react/staff/use-staff-session';
import { useStore } from '../../data/react/use-store';
import { formatTime } from '../../i18n/format';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Dialog } from '../../ui/overlays/Dialog';
import { useLastContact } from '../page/board-clock';
import { askToSignIn, signInAsk } from '../shared/sending';
import { SignInForm } from '../sign-in/SignInForm';
import * as styles from './StaffNetBanner.css';

type SessionEndedProps = { user: StaffUser | null };

/** Shows that the session expired: the page stays readable, with a sign-in beside it. */
export function SessionEnded({ user }: SessionEndedProps) {
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
      icon={<BellOff aria-hidden="true" size={22} />}
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
  const time = lastContactAt === null ? null : formatTime(lastContactAt, 'tr');
  if (time === null) {
    return <Trans>Sign in to continue; your draft and unsent changes are kept.</Trans>;
  }
  return (
    <Trans>
      This page shows how things were at {time}. Sign in to continue; unsent changes are kept.
    </Trans>
  );
}
