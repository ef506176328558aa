import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useNet } from '../../data/react/use-net';
import { Banner } from '../../ui/feedback/Banner';
import { usePageTitle } from '../page/use-page-title';
import * as styles from './Account.css';
import { ChangePasswordForm } from './ChangePasswordForm';

type Done = { signedOut: number; nth: number };

/** Changing the password ends the person's other sessions. */
export function ChangePasswordPage() {
  const { t } = useLingui();
  const { state } = useNet();
  const [done, setDone] = useState<Done | null>(null);
  const others = done?.signedOut ?? 0;
  usePageTitle(t`Change Password · Bar Bliss`);
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <p className={styles.lead}>
          <Trans>You will be signed out everywhere else. This tablet stays signed in.</Trans>
        </p>
        {state === 'offline' && (
          <Banner tone="honey" shape="box" icon={<CloudOff aria-hidden="true" size={20} />}>
            <Trans>Changing the password needs a connection.</Trans>
          </Banner>
        )}
        {done && (
          <Banner tone="success" shape="box" icon={<CircleCheck aria-hidden="true" size={20} />}>
            <Trans>Your password has been changed. Other sessions signed out: {others}</Trans>
          </Banner>
        )}
        <ChangePasswordForm
          // The new key remounts the form after success, so no password stays on a shared screen.
          key={done?.nth}
          onStart={() => setDone(null)}
          onDone={(signedOut) => setDone({ signedOut, nth: Date.now() })}
        />
      </section>
    </div>
  );
}
