import { useEffect, useState } from 'react';

/** Returns true once `isOn` has been true for this time (ms). */
export function useHasLasted(isOn: boolean, ms: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn, ms]);
  return isOn && hasLasted;
}
