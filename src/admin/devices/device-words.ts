import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DeviceRole } from '#domain/stations/station';
import { useDevices } from '../../data/react/staff/use-staff-session';

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
