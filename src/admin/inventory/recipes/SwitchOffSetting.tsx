import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Setting } from '#domain/settings/settings';
import { may } from '#domain/staff/roles';
import { ApiError } from '../../../data/api-client';
import { changeSetting } from '../../../data/commands/change-setting';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import { useStaffSession } from '../../../data/react/staff/use-staff-session';
import { useCommand } from '../../../data/react/use-command';
import { useNet } from '../../../data/react/use-net';
import { CheckboxInput } from '../../../ui/form/inputs/CheckboxInput';
import { askToSignIn } from '../../page/sign-in-ask';

const KEY = 'stock.switchOff';

/** Whether a dish whose stock is out is switched off by itself. The owner decides. */
export function SwitchOffSetting() {
  const { user } = useStaffSession();
  return user && may(user.role, 'settings.change') ? <Switch /> : null;
}

function Switch() {
  const { t } = useLingui();
  const { value, again } = useStaffFigures<{ settings: Setting[] }>('/api/admin/settings');
  const change = useCommand(changeSetting);
  const isOffline = useNet().state === 'offline';
  const [wanted, setWanted] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  if (!value) return null;
  const stored = value.settings.find(({ key }) => key === KEY)?.value === true;

  async function choose(next: boolean) {
    if (isOffline) return;
    setWanted(next);
    setFailed(false);
    try {
      await change({ key: KEY, value: next });
      again();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askToSignIn();
      setWanted(undefined);
      setFailed(true);
    }
  }

  return (
    <CheckboxInput
      label={<Trans>Switch a dish off when one of its ingredients runs out</Trans>}
      hint={
        isOffline ? (
          <Trans>Offline: you can read, not change.</Trans>
        ) : (
          <Trans>It stays off until somebody switches it on again.</Trans>
        )
      }
      {...(hasFailed && { error: t`No answer. Try again.` })}
      checked={wanted ?? stored}
      aria-disabled={isOffline}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
