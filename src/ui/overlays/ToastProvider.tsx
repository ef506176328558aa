import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { PlainToast } from './PlainToast';
import { ToastContext } from './toast-context';
import type { ShownToast, ToastMessage } from './toast-message';

// The toast's chunk loads on demand; without the chunk (offline) the provider shows a plain toast.
const ToastView = lazy(() =>
  import('./ToastView').then(
    ({ ToastView: view }) => ({ default: view }),
    () => ({ default: PlainToast }),
  ),
);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<ShownToast>();
  const toasts = useMemo(() => {
    let id = 0;
    function show(message: ToastMessage) {
      id += 1;
      setSaid({ ...message, id, shownAt: Date.now() });
    }
    return { show };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      {/* Modal dialogs hide the page except live regions; this region keeps toasts readable. */}
      <div aria-live="off">
        {said && (
          <Suspense fallback={null}>
            <ToastView said={said} />
          </Suspense>
        )}
      </div>
    </ToastContext>
  );
}
