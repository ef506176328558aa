import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { TableTime } from '#domain/bookings/free-tables';
import { tableTimes } from '#domain/bookings/guest-booking';
import { pageFetch } from '../network/net';
import { withTimeout } from '../with-timeout';
import { useNet } from './use-stores';

const TIMEOUT_MS = 15_000;
const RETRY_MS = 15_000;

export type TimesToAsk = 'unasked' | 'asking' | 'offline' | 'failed' | TableTime[];

type Response = { path: string; times: TableTime[] | null };

/** Returns a day's free times for a party as the server just told; an empty day or party asks nothing. */
export function useTableTimes(day: string, party: string): TimesToAsk {
  const { state } = useNet();
  const isOffline = state === 'offline';
  const path =
    day === '' || party === '' ? null : `/api/reservations/times?day=${day}&party=${party}`;
  const [response, setResponse] = useState<Response | null>(null);

  useEffect(() => {
    if (path === null || isOffline) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function ask(wanted: string) {
      const times = await readTimes(wanted);
      if (isGone) return;
      setResponse({ path: wanted, times });
      if (times === null) timer = setTimeout(() => void ask(wanted), RETRY_MS);
    }
    void ask(path);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [path, isOffline]);

  if (path === null) return 'unasked';
  if (isOffline) return 'offline';
  if (response?.path !== path) return 'asking';
  return response.times ?? 'failed';
}

/** Returns null without a usable response. */
async function readTimes(path: string): Promise<TableTime[] | null> {
  try {
    return await withTimeout(TIMEOUT_MS, async (signal) => {
      const response = await pageFetch(path, { cache: 'no-store', signal });
      const told = v.safeParse(tableTimes, response.ok ? await response.json() : null);
      return told.success ? told.output.times : null;
    });
  } catch {
    return null;
  }
}
