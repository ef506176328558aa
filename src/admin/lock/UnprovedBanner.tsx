import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { lockNow } from '../../data/react/staff/use-staff-session';
import { useNet } from '../../data/react/use-net';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';

/** Shows that a person unlocked offline: the server still has to verify the PIN. */
export function UnprovedBanner() {
  const { t } = useLingui();
  const { state } = useNet();
  if (state === 'offline') return null;
  return (
    <Banner
      tone="honey"
      icon={<KeyRound aria-hidden="true" size={22} />}
      action={<Button size="compact" onClick={() => void lockNow()}>{t`Enter PIN`}</Button>}
    >
      <Trans>The connection is back. Enter your PIN once more to send the unsent changes.</Trans>
    </Banner>
  );
}
