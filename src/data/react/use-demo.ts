import { useEffect, useState } from 'react';
import { pageFetch } from '../device/page-fetch';
import { isRecord } from '../json';

/** Whether this is a demo installation, whose accounts may be shown; not while nobody knows. */
export function useDemo(): boolean {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    void askDemo(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setDemo(answer);
    });
    return () => stop.abort();
  }, []);
  return isDemo;
}

async function askDemo(signal: AbortSignal): Promise<boolean> {
  try {
    const answer: unknown = await (await pageFetch('/api/health', { signal })).json();
    return isRecord(answer) && answer.demo === true;
  } catch {
    return false;
  }
}
