import { useCallback, useEffect, useRef, useState } from 'react';
import { ToastView } from './ToastView';
import { closeToast, EMPTY_QUEUE, enqueueToast, type QueuedToast } from './toast-queue';

/** Decides which of the toasts that were said is on screen, and which wait. */
export function ToastCenter({ said }: { said: readonly QueuedToast[] }) {
  const [queue, setQueue] = useState(EMPTY_QUEUE);
  const lastTaken = useRef(0);

  useEffect(() => {
    const fresh = said.filter((toast) => toast.id > lastTaken.current);
    lastTaken.current = said.at(-1)?.id ?? lastTaken.current;
    if (fresh.length > 0) setQueue((before) => fresh.reduce(enqueueToast, before));
  }, [said]);

  const close = useCallback((id: number) => setQueue((before) => closeToast(before, id)), []);
  return <ToastView toast={queue.visible} onClosed={close} />;
}
