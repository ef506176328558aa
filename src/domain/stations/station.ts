import * as v from 'valibot';
import { lineText } from '../fields';

/** Where the house makes a dish or a drink. */
export const STATIONS = ['bar', 'kitchen', 'grill', 'shisha'] as const;

export type Station = (typeof STATIONS)[number];

/** What a staff device is used for; it decides what the device shows and when it rings. */
export const DEVICE_ROLES = [...STATIONS, 'waiter', 'office'] as const;

export type DeviceRole = (typeof DEVICE_ROLES)[number];

/** Returns the station whose lines the device shows; null means that it shows whole orders. */
export function stationOfRole(role: DeviceRole): Station | null {
  return role === 'waiter' || role === 'office' || role === 'bar' ? null : role;
}

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
