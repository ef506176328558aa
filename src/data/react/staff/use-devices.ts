import { useMemo } from 'react';
import { type DeviceRead, homeOf, USUAL_ROLE } from '#domain/stations/device';
import type { DeviceRole } from '#domain/stations/station';
import { readMeta } from '../../db';
import { readDeviceRole } from '../../staff/device-role';
import { staffDevice } from '../../start/staff-device';
import { DEVICE } from '../../sync/about-tablet';
import { useLiveRead } from '../use-live-read';
import { rowsOnTablet, useStaffRows } from './use-staff-rows';

const devices = rowsOnTablet((db) => db.device.toArray());

/** Returns the devices of the team that have a role; undefined while unknown. */
export function useDevices(): readonly DeviceRead[] | undefined {
  return useStaffRows(devices).rows;
}

/** undefined means that the tablet has not read its rows; no `device`, that nobody has said what this device is. */
export function useThisDevice() {
  const rows = useDevices();
  const id = useLiveRead(() => readMeta<string>(staffDevice().deps.db, DEVICE), []);
  return useMemo(
    () => (rows && id ? { id, device: rows.find((row) => row.id === id) ?? null } : undefined),
    [rows, id],
  );
}

/** Returns what this device is; without an answer it is one behind the bar. */
export function useDeviceRole(): DeviceRole {
  return useThisDevice()?.device?.role ?? USUAL_ROLE;
}

/** Resolves to the page on which this device begins. */
export async function staffHome(): Promise<string> {
  const role = await readDeviceRole(staffDevice().deps.db).catch(() => null);
  return homeOf(role);
}
