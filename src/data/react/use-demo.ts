import { useEffect, useState } from 'react';
import { pageFetch } from '../device/page-fetch';

/** Whether the house runs as a demo (its health answer says so); false until it is known. */
export function useDemo(): boolean {
  const [isDemo, setDemo] = useState(false);
  useEffect(() => {
    let isGone = false;
    readDemo().then((found) => !isGone && setDemo(found));
    return () => {
      isGone = true;
    };
  }, []);
  return isDemo;
}

async function readDemo(): Promise<boolean> {
  try {
    const answer = await pageFetch('/api/health', { cache: 'no-store' });
    return (await answer.json())?.demo === true;
  } catch {
    return false;
  }
}
