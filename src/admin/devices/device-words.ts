import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeviceRole } from '#domain/stations/station';

export const DEVICE_WORDS: Readonly<Record<DeviceRole, MessageDescriptor>> = {
  bar: msg`Bar`,
  kitchen: msg`Kitchen`,
  grill: msg`Grill`,
  shisha: msg`Shisha`,
  waiter: msg`Waiter`,
  office: msg`Office`,
};
