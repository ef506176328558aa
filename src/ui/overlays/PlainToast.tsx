import { useEffect, useState } from 'react';
import * as styles from './Toast.css';
import type { QueuedToast } from './toast-queue';

const SHOWN_MS = 5000;

/** Stands in when the code of the real toast could not be loaded: the last words only. */
export function PlainToast({ said }: { said: readonly QueuedToast[] }) {
  const [goneId, setGoneId] = useState(0);
  const toast = said.at(-1);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setGoneId(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <div role="status" className={styles.viewport}>
      {toast && toast.id !== goneId && (
        <p className={styles.toast}>
          {toast.title} {toast.body}
        </p>
      )}
    </div>
  );
}
