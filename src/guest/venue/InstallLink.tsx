import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useInstall } from '../../data/react/preferences/use-install';
import { Button } from '../../ui/controls/Button';

/** Installs the app; shown only if the browser offers it. */
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
