import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useAge } from '../../data/react/preferences/use-age';
import { lazyPart } from '../../ui/layout/lazy-part';

/** The page is visible for a moment before the question. */
const ASKED_AFTER_MS = 100;

const AgeGate = lazyPart(() => import('../age/AgeGate').then((part) => part.AgeGate));

/** Content of a link waits for the answer to the age question. */
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
