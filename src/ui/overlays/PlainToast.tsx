import { useEffect } from 'react';
import * as styles from './Toast.css';
import type { QueuedToast } from './toast-queue';

type PlainToastProps = { toast: QueuedToast | null; onClosed: (id: number) => void };

const SHOWN_MS = 5000;

/** Stands in when the code of the real toast could not be loaded: words only. */
export function PlainToast({ toast, onClosed }: PlainToastProps) {
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => onClosed(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, onClosed]);
  return (
    <div role="status" className={styles.viewport}>
      {toast && (
        <div className={styles.toast}>
          <div className={styles.words}>
            <p className={styles.title}>{toast.title}</p>
            {toast.body && <p className={styles.body}>{toast.body}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
