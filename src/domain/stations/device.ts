import * as v from 'valibot';
import { lineText } from '../fields';
import { DEVICE_ROLES, type DeviceRole } from './station';

export const MAX_DEVICE_NAME = 40;

/** Describes a device of the team as every device reads it. */
export type DeviceRead = {
  id: string;
  v: number;
  /** Without a name the device is called by its role. */
  name: string;
  role: DeviceRole;
  changedAt: string;
  changedBy: string;
};

export const setDeviceInput = v.object({
  name: lineText(MAX_DEVICE_NAME),
  role: v.picklist(DEVICE_ROLES, 'device.role_required'),
  /** The version that the person saw; 0 for a device without a role. */
  v: v.pipe(v.number('invalid'), v.integer('invalid'), v.minValue(0, 'invalid')),
});
export type SetDeviceInput = v.InferOutput<typeof setDeviceInput>;

/** A device without a role is one behind the bar. */
export const USUAL_ROLE: DeviceRole = 'bar';

/** Returns where the day's work begins on a device; one that nobody has named begins at the dashboard. */
export function homeOf(role: DeviceRole | null): string {
  if (role === null || role === 'office') return '/admin/dashboard';
  return role === 'waiter' ? '/admin/floor' : '/admin/orders';
}
