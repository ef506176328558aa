import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as devices from '#domain/stations/devices.operations';
import type { DeviceRole } from '#domain/stations/station';
import { DEVICE_ROLES, MAX_DEVICE_NAME } from '#domain/stations/station';
import { useDevices, useThisDevice } from '../../data/react/use-staff-session';
import { Button } from '../../ui/controls/controls';
import { SelectInput, TextInput } from '../../ui/form/inputs/inputs';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { useToast } from '../../ui/overlays/ToastProvider';
import { useFailureText } from '../shared/Panel';
import { ErrorBox, useMay } from '../shared/Read';
import { conflictOf, Form, useOperations } from '../shared/sending';

export const DEVICE_WORDS: Readonly<Record<DeviceRole, MessageDescriptor>> = {
  bar: msg`Bar`,
  kitchen: msg`Kitchen`,
  grill: msg`Grill`,
  shisha: msg`Shisha`,
  waiter: msg`Waiter`,
  office: msg`Office`,
};

/** Calls a device by its name, otherwise by its role; null for one that nobody has named. */
export function useNameOfDevice(): (id: string) => string | null {
  const { t } = useLingui();
  const devices = useDevices();
  return (id) => {
    const device = devices?.find((one) => one.id === id);
    return device ? device.name || t(DEVICE_WORDS[device.role]) : null;
  };
}

type Known = NonNullable<ReturnType<typeof useThisDevice>>;

/** Tells what this device is; a manager chooses it. */
export function ThisDevice({ className }: { className: string }) {
  const known = useThisDevice();
  const mayChange = useMay('tables.change');
  if (!known) return null;
  if (!mayChange) return <Told id={known.id} />;
  return <Choice key={`${known.id} ${known.device?.v ?? 0}`} known={known} className={className} />;
}

function Told({ id }: { id: string }) {
  const { t } = useLingui();
  const name = useNameOfDevice()(id);
  return (
    <Hint>
      {name === null
        ? t`Nobody has said what this device is: it rings like the bar.`
        : t`This device: ${name}. A manager can change it.`}
    </Hint>
  );
}

const UNSAID = '';

function Choice({ known: { id, device }, className }: { known: Known; className: string }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const toast = useToast();
  const { runChecked, isBusy, isOffline, failure } = useOperations();
  const [role, setRole] = useState<string>(device?.role ?? UNSAID);
  const [name, setName] = useState(device?.name ?? '');
  const clash = conflictOf<unknown>(failure);
  const by = clash?.by ?? '';
  const isChanged = role !== (device?.role ?? UNSAID) || name !== (device?.name ?? '');

  async function save() {
    const input = { role, name, v: device?.v ?? 0 };
    if (await runChecked(devices.set, { id, input })) {
      toast.show({ tone: 'success', title: t`Saved` });
    }
  }

  return (
    <Form className={className} onSubmit={save}>
      <Stack gap={12}>
        <SelectInput
          label={t`This device is for`}
          hint={t`The bar rings for every new order and call, a station for its own. A waiter's device plays a short sound, an office device none.`}
          value={role}
          {...(device === null && { placeholder: t`Not chosen: rings like the bar` })}
          options={DEVICE_ROLES.map((value) => ({ value, label: t(DEVICE_WORDS[value]) }))}
          onChange={setRole}
        />
        <TextInput
          label={t`Name of this device`}
          optional
          maxLength={MAX_DEVICE_NAME}
          value={name}
          onChange={setName}
        />
        {failure && (
          <ErrorBox>
            {clash ? t`${by} has just changed this device.` : failureText(failure)}
          </ErrorBox>
        )}
        {isOffline && <Hint role="status">{t`This needs a connection.`}</Hint>}
        <Row>
          <Button
            type="submit"
            tone="outline"
            busy={isBusy}
            unavailable={isOffline || role === UNSAID || !isChanged}
          >
            {t`Save`}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
