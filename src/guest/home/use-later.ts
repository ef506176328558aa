import { useEffect, useState } from 'react';
import { useMenu } from '../../data/react/use-menu';

const A_MOMENT_MS = 200;

/** True shortly after the menu is rendered: for content not needed in the first paint. */
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
