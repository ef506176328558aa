import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { PlainToast } from './PlainToast';
import { ToastContext } from './toast-context';
import type { QueuedToast, ToastMessage } from './toast-queue';

// The first page does not pay for toasts; without the chunk (offline) they are only plainer.
const ToastCenter = lazy(() =>
  import('./ToastCenter').then(
    ({ ToastCenter: center }) => ({ default: center }),
    () => ({ default: PlainToast }),
  ),
);

/** Takes toasts from anywhere below and gives them a place to appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<QueuedToast[]>([]);
  const lastId = useRef(0);
  const toasts = useMemo(() => {
    function show(message: ToastMessage) {
      lastId.current += 1;
      const toast = { ...message, id: lastId.current, shownAt: Date.now() };
      setSaid((before) => [...before, toast]);
    }
    return { show };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {/* Modal dialogs hide the page but leave live regions alone: this keeps toasts readable. */}
      <div aria-live="off">
        {said.length > 0 && (
          <Suspense fallback={null}>
            <ToastCenter said={said} />
          </Suspense>
        )}
      </div>
    </ToastContext>
  );
}
