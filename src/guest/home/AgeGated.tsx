import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAge } from '../../data/react/preferences/use-age';
import { lazyPart } from '../../ui/layout/lazy-part';

/** The page is seen for a moment before the question comes. */
const ASKED_AFTER_MS = 100;

const AgeGate = lazyPart(() => import('../age/AgeGate').then((part) => part.AgeGate));

/** What a link may have opened waits until the guest is known to be of age. */
export function AgeGated({ children }: { children: ReactNode }) {
  const [isOfAge] = useAge();
  const [isTime, setTime] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setTime(true), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  if (isOfAge) return children;
  return (
    isTime && (
      <Suspense fallback={null}>
        <AgeGate />
      </Suspense>
    )
  );
}
