import { Trans } from '@lingui/react/macro';
import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { hasPasskeys, signInByPasskey, usePasskeyOffer } from '../../data/react/staff/use-passkeys';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { PasskeyFailed } from '../shared/PasskeyFailed';

/** Stands below the password, which always works; a browser without passkeys shows nothing. */
export function PasskeySignIn() {
  return hasPasskeys() ? <PasskeyButton /> : null;
}

function PasskeyButton() {
  const { state } = useNet();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  usePasskeyOffer(!isBusy && state !== 'offline', follow);

  function follow(run: Promise<void>) {
    setBusy(true);
    setFault(null);
    run.catch(setFault).finally(() => setBusy(false));
  }

  return (
    <>
      {fault !== null && (
        <PasskeyFailed fault={fault} offline={<Trans>Signing in needs a connection.</Trans>} />
      )}
      <Button
        tone="outline"
        size="cta"
        block
        busy={isBusy}
        icon={<FingerprintPattern size={20} />}
        onClick={() => follow(signInByPasskey())}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </>
  );
}
