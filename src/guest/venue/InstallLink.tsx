import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useInstall } from '../../data/react/preferences/use-install';
import { Button } from '../../ui/controls/Button';

/** A place on the home screen, for whoever looks for it; only where the browser would do it now. */
export function InstallLink() {
  const { canInstall, install } = useInstall();
  if (!canInstall) return null;
  return (
    <Button
      tone="quiet"
      icon={<Download aria-hidden="true" size={20} />}
      onClick={() => void install()}
    >
      <Trans>Install</Trans>
    </Button>
  );
}
