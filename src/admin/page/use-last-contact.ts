import { useEffect, useState } from 'react';
import { useBarTime } from '../../data/react/core/bar-clock';
import { useLive } from '../../data/react/use-live';

const STORAGE_KEY = 'bb-last-contact';

/** Returns the last contact by the server's clock (ms), kept across reloads, or null without any contact. */
export function useLastContact(): number | null {
  const { lastContactAt: heardAt } = useLive();
  const barTime = useBarTime();
  const lastContactAt = heardAt === null ? null : barTime(heardAt);
  const [stored, setStored] = useState<number | null>(null);
  useEffect(() => {
    if (lastContactAt === null) return setStored(read());
    write(lastContactAt);
  }, [lastContactAt]);
  return lastContactAt ?? stored;
}

function read(): number | null {
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) || null;
  } catch {
    return null;
  }
}

function write(at: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(at));
  } catch {
    // The browser blocks storage, so the value is unknown after a reload.
  }
}
