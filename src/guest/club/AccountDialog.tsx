import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useClub } from '../../data/react/use-club';
import { useNet } from '../../data/react/use-net';
import { Tabs } from '../../ui/controls/Tabs';
import { Dialog } from '../../ui/overlays/Dialog';
import { useToast } from '../../ui/overlays/use-toast';
import { useDialogActions } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { CodeStep } from './CodeStep';
import * as styles from './club.css';
import { JoinForm } from './JoinForm';
import { SignInForm } from './SignInForm';

type Way = 'join' | 'sign-in';

/** Lets visitors join or sign in; members go to their page. */
export function AccountDialog() {
  const { t } = useLingui();
  const { close, step } = useDialogActions();
  const { show } = useToast();
  const net = useNet();
  const club = useClub();
  const [way, setWay] = useState<Way>(club.kept ? 'sign-in' : 'join');
  const [codeTo, setCodeTo] = useState<string | null>(null);
  usePageTitle(t`Loyalty club · Bar Bliss`);

  const isIn = club.state === 'member';
  useEffect(() => {
    if (isIn) step({ d: 'me', tab: 'overview' }, { replace: true });
  }, [isIn, step]);

  function enter(title: string) {
    show({ tone: 'success', title });
  }

  const welcomeBack = () => enter(t`Welcome back to Bar Bliss!`);

  return (
    <Dialog
      title={codeTo === null ? <Trans>Loyalty club</Trans> : <Trans>Check your email</Trans>}
      onClose={close}
      onBack={codeTo === null ? undefined : () => setCodeTo(null)}
      stepKey={codeTo === null ? 'way' : 'code'}
      status={
        net.state === 'offline' && (
          <Trans>Joining and signing in need a connection. What you type stays.</Trans>
        )
      }
    >
      {codeTo !== null ? (
        <CodeStep email={codeTo} onProved={welcomeBack} />
      ) : (
        <Tabs
          label={t`Join or sign in`}
          equal
          value={way}
          onChange={(value) => setWay(value === 'join' ? 'join' : 'sign-in')}
          items={[
            {
              value: 'join',
              label: <Trans>Join</Trans>,
              content: (
                <div className={styles.tabBody}>
                  <JoinForm onJoined={() => enter(t`Welcome to the Bar Bliss loyalty program!`)} />
                </div>
              ),
            },
            {
              value: 'sign-in',
              label: <Trans>Sign in</Trans>,
              content: (
                <div className={styles.tabBody}>
                  <SignInForm onSignedIn={welcomeBack} onCodeSent={setCodeTo} />
                </div>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
