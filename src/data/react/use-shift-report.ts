import { useEffect, useState } from 'react';
import type { ShiftReport } from '../shift/shift-report';
import { readShiftReport } from '../shift/shift-report';
import { staffDevice } from '../start/staff-device';
import { barClock, deviceName } from '../sync/contact-watch';
import { useLiveRead } from './use-app';
import { barNow } from './use-staff';
import { useStore } from './use-stores';

export type { OpenTable, OrderToHandOver, ShiftReport } from '../shift/shift-report';

export function useShiftReport(): ShiftReport | undefined {
  // After a reload the rows may load before the server's time is known.
  const offsetMs = useStore(barClock);
  return useLiveRead(() => readShiftReport(staffDevice().deps.db, barNow()), [offsetMs]);
}

export function useDeviceName(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    deviceName(staffDevice().deps)
      .then(setName)
      .catch((error: unknown) => console.error(error));
  }, []);
  return name;
}
