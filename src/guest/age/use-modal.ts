import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import * as styles from './AgeGate.css';

/** A native modal dialog that stays until unmounted. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // A phone's Back gesture must not close it; older browsers use `onClose`.
    ref.current?.setAttribute('closedby', 'none');
    ref.current?.showModal();
    document.documentElement.classList.add(styles.still);
    return () => document.documentElement.classList.remove(styles.still);
  }, []);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => event.preventDefault(),
    onClose: () => ref.current?.showModal(),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') event.preventDefault();
    },
  };
}
