import { operation } from '../sync/operation';
import { setDeviceInput } from './station';

/** Says what a device is; the first answer adds it. */
export const set = operation(
  'device.set',
  'PUT /api/admin/devices/:id',
  'tables.change',
  setDeviceInput,
);
