import type { SetDeviceInput } from '#domain/stations/station';
import { devices } from '../../db/tables/sync.table';
import { deviceRead } from '../../repositories/feed/devices.repository';
import type { Parts, StaffChangeDeps, StaffRequest } from '../shared/staff-change';
import { plainRows, staffAdd, staffChange } from '../shared/staff-change';

type SetDeviceDeps = StaffChangeDeps & Pick<Parts, 'devices'>;

const DEVICE = { row: { name: 'device' }, kind: 'device.set' } as const;

/**
 * Sets whether a device belongs to the bar, a station, a waiter or the office. The first time adds the device.
 * @throws DomainError conflict
 */
export async function setDevice(deps: SetDeviceDeps, request: StaffRequest<SetDeviceInput>) {
  const isKnown = (await deps.devices.find(request.id)) !== null;
  return isKnown ? changeDevice(deps, request) : addDevice(deps, request);
}

function addDevice(deps: SetDeviceDeps, request: StaffRequest<SetDeviceInput>) {
  const { id, input, member } = request;
  return staffAdd(deps, request, devices, DEVICE, (at) => {
    const { name, role } = input;
    const row = { id, v: 1, name, role, changedAt: at, changedBy: member.firstName };
    return {
      row,
      read: deviceRead(row),
      audited: [null, { name, use: role }],
      guard: deps.devices.isNew(id),
      more: deps.devices.makeRoom,
    };
  });
}

function changeDevice(deps: SetDeviceDeps, request: StaffRequest<SetDeviceInput>) {
  const { input, member } = request;
  const kind = plainRows(devices, (id) => deps.devices.find(id), deviceRead);
  return staffChange(deps, request, kind, DEVICE, (row, at) => {
    const { v, name, role } = input;
    if (row.name === name && row.role === role) return null;
    if (v !== row.v) return { conflict: { by: row.changedBy, at: row.changedAt } };
    return {
      after: { name, role, changedAt: at, changedBy: member.firstName },
      audited: [
        { name: row.name, use: row.role },
        { name, use: role },
      ],
    };
  });
}
