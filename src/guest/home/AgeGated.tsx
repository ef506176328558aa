import { type ReactNode, Suspense } from 'react';
import { useAge } from '../../data/react/preferences/use-age';
import { lazyPart } from '../../ui/layout/lazy-part';
import { useHasLasted } from '../../ui/use-has-lasted';

/** The guest sees the page for a moment (ms) before the question. */
const ASKED_AFTER_MS = 100;

const AgeGate = lazyPart(() => import('../age/AgeGate').then((part) => part.AgeGate));

/** Shows a link's content only after the guest has answered the age question. */
export function AgeGated({ children }: { children: ReactNode }) {
  const [isOfAge] = useAge();
  const isTime = useHasLasted(true, ASKED_AFTER_MS);
  if (isOfAge) return children;
  return (
    isTime && (
      <Suspense fallback={null}>
        <AgeGate />
      </Suspense>
    )
  );
}
