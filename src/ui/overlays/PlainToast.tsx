import { useEffect, useState } from 'react';
import * as styles from './Toast.css';
import type { ShownToast } from './toast-message';

const SHOWN_MS = 5000;

/** Shows a toast without the toast's chunk, which could not load. */
export function PlainToast({ said }: { said: ShownToast }) {
  const [goneId, setGoneId] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setGoneId(said.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
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
