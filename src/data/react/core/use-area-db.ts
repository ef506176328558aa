import { useEffect, useState } from 'react';
import type { OutboxDb } from '../../db';
import { deviceOf } from '../../start/guest-device';
import { useArea } from './area-context';

/** Returns null until the area's device has started. */
export function useAreaDb(): OutboxDb | null {
  const area = useArea();
  const [db, setDb] = useState<OutboxDb | null>(null);
  useEffect(() => {
    deviceOf(area).then(({ deps }) => setDb(deps.db), console.error);
  }, [area]);
  return db;
}
