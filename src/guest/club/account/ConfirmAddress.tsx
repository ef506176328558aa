import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { signIn } from '../../../data/club/club-commands';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { useToast } from '../../../ui/overlays/use-toast';
import { CodeStep } from '../CodeStep';
import * as styles from '../club.css';
import { useClubAction } from '../use-club-action';

/** Asks the member to verify the address, without which points cannot be used. */
export function ConfirmAddress({ email }: { email: string }) {
  const { t } = useLingui();
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  const { run, isBusy, failure } = useClubAction();
  if (isOpen) {
    const proved = () => show({ tone: 'success', title: t`Your email address is confirmed.` });
    return <CodeStep email={email} onProved={proved} />;
  }

  // Joining has sent a code, so the form sends another only on request.
  async function again() {
    if (await run(() => signIn(email))) setOpen(true);
  }

  return (
    <div className={styles.part}>
      <Banner tone="lagoon" shape="box">
        {failure ?? <Trans>Confirm your email address to use your points.</Trans>}
      </Banner>
      <div className={styles.actions}>
        <Button tone="tonal" onClick={() => setOpen(true)}>
          <Trans>I have the code</Trans>
        </Button>
        <Button tone="quiet" busy={isBusy} onClick={() => void again()}>
          <Trans>Send another code</Trans>
        </Button>
      </div>
    </div>
  );
}
