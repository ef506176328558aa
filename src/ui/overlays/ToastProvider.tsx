import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { PlainToast } from './PlainToast';
import { ToastContext } from './toast-context';
import { closeToast, EMPTY_QUEUE, enqueueToast, type ToastMessage } from './toast-queue';

// The first page does not pay for toasts; without the chunk (offline) they are only plainer.
const ToastView = lazy(() =>
  import('./ToastView').then(
    ({ ToastView: view }) => ({ default: view }),
    () => ({ default: PlainToast }),
  ),
);

/** Holds the queue of toasts and the place where they appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  const [isNeeded, setIsNeeded] = useState(false);
  const lastId = useRef(0);

  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const toast = { ...message, id: lastId.current, shownAt: Date.now() };
    setIsNeeded(true);
    setQueue((before) => enqueueToast(before, toast));
  }, []);
  const close = useCallback((id: number) => setQueue((before) => closeToast(before, id)), []);
  const toasts = useMemo(() => ({ show }), [show]);

  return (
    <ToastContext value={toasts}>
      {children}
      {/* Modal dialogs hide the page but leave live regions alone: this keeps toasts readable. */}
      <div aria-live="off">
        {isNeeded && (
          <Suspense fallback={null}>
            <ToastView toast={queue.visible} onClosed={close} />
          </Suspense>
        )}
      </div>
    </ToastContext>
  );
}
