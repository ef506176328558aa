import type { ReactNode } from 'react';
import { createContext, lazy, Suspense, useContext, useMemo, useState } from 'react';
import { useLater } from '../use-later';
import * as styles from './Toast.css';
import type { ShownToast, ToastMessage } from './ToastView';

const SHOWN_MS = 5000;

/** Shows a toast without the toast's chunk, which could not load. */
function PlainToast({ said }: { said: ShownToast }) {
  const [goneId, setGoneId] = useState(0);
  useLater(said, SHOWN_MS, () => setGoneId(said.id));
  return (
    <div role="status" className={styles.viewport.page}>
      {said.id !== goneId && (
        <p className={styles.toast}>
          {said.title} {said.body}
        </p>
      )}
    </div>
  );
}

type Toasts = { show: (message: ToastMessage) => void };

/** Without a provider the function does nothing. */
const ToastContext = createContext<Toasts>({ show: () => {} });

/** Shows messages that people may miss; a toast is never the only copy of information. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}

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
