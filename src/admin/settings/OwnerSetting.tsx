import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Setting, SettingKey } from '#domain/settings/settings';
import { ApiError } from '../../data/api-client';
import { changeSetting } from '../../data/commands/settings';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useCommand } from '../../data/react/use-command';
import { useNet } from '../../data/react/use-net';
import { CheckboxInput } from '../../ui/form/inputs/CheckboxInput';
import { useFailureText } from '../shared/SendFailed';
import { askToSignIn, type SendFailure } from '../shared/sending';
import { useMay } from '../shared/use-may';

type OwnerSettingProps = { name: SettingKey; label: ReactNode; hint: ReactNode };

/** Shows an owner's setting on the page that it affects; other roles do not see it. */
export function OwnerSetting(props: OwnerSettingProps) {
  return useMay('settings.change') ? <Switch {...props} /> : null;
}

function Switch({ name, label, hint }: OwnerSettingProps) {
  const { t } = useLingui();
  const { value, again } = useStaffFigures<{ settings: Setting[] }>('/api/admin/settings');
  const change = useCommand(changeSetting);
  const isOffline = useNet().state === 'offline';
  const [wanted, setWanted] = useState<boolean>();
  const failureText = useFailureText();
  const [failure, setFailure] = useState<SendFailure | null>(null);
  if (!value) return null;
  const stored = value.settings.find(({ key }) => key === name)?.value === true;

  async function choose(next: boolean) {
    if (isOffline) return;
    setWanted(next);
    setFailure(null);
    try {
      await change({ key: name, value: next });
      again();
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askToSignIn();
      setWanted(undefined);
      setFailure(error instanceof ApiError ? error : 'no_response');
    }
  }

  return (
    <CheckboxInput
      label={label}
      hint={isOffline ? t`Offline: you can read, not change.` : hint}
      {...(failure && { error: failureText(failure) })}
      checked={wanted ?? stored}
      aria-disabled={isOffline}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
