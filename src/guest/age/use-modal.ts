import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import * as styles from './AgeGate.css';

/** A modal of the browser's own that stands until it is taken off the page. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // A phone's Back gesture must not close it either; who does not know the word has `onClose`.
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
