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
