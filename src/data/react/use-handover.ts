import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { barClock } from '../device/staff-clock';
import { staffDevice } from '../device/staff-device';
import { type Handover, readHandover } from '../staff/handover';
import { deviceName } from '../sync/about-tablet';
import { barNow } from './bar-clock';
import { useStore } from './use-store';

export type { Handover, OpenTable } from '../staff/handover';

/** What the next shift must know; undefined while the tablet's storage is being read. */
export function useHandover(): Handover | undefined {
  // After a reload the rows may be here before it is known what time it is at the bar.
  const offsetMs = useStore(barClock);
  return useLiveQuery(() => readHandover(staffDevice().deps.db, barNow()), [offsetMs]);
}

/** What this tablet is called among the others; null while that is not known. */
export function useDeviceName(): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    deviceName(staffDevice().deps)
      .then(setName)
      .catch((error: unknown) => console.error(error));
  }, []);
  return name;
}
