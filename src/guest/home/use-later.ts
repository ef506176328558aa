import { useEffect, useState } from 'react';
import { useMenu } from '../../data/react/use-menu';

const A_MOMENT_MS = 200;

/** True a moment after the menu stands on the page: time for what the first picture must not wait for. */
export function useLater(): boolean {
  const { state } = useMenu();
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (state === 'loading') return;
    const timer = setTimeout(() => setLater(true), A_MOMENT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return isLater;
}
