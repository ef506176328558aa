export type ToastMessage = {
  tone: 'error' | 'success' | 'info';
  title: string;
  body?: string;
  /** Never the only way to do it; `altText` says where else it can be done. */
  action?: { label: string; altText: string; onAction: () => void };
  /** Nobody asked for it (sync): readers hear it when they are idle. */
  background?: boolean;
};

export type QueuedToast = ToastMessage & { id: number; shownAt: number };

/** One toast on screen; the others wait, the most important first. */
export type ToastQueue = { visible: QueuedToast | null; waiting: QueuedToast[] };

export const EMPTY_QUEUE: ToastQueue = { visible: null, waiting: [] };

const DEPTH = 3;
const MERGE_WITHIN_MS = 2000;
const IMPORTANCE = { error: 2, success: 1, info: 0 };

/** Takes a toast in: repeated words merge, errors go first, too many lose the least important. */
export function enqueueToast(queue: ToastQueue, toast: QueuedToast): ToastQueue {
  const known = queue.visible ? [queue.visible, ...queue.waiting] : queue.waiting;
  if (known.some((other) => isRepeat(other, toast))) return queue;
  if (!queue.visible) return { ...queue, visible: toast };
  const waiting = [...queue.waiting, toast].sort(
    (a, b) => IMPORTANCE[b.tone] - IMPORTANCE[a.tone] || a.id - b.id,
  );
  return { ...queue, waiting: waiting.length > DEPTH ? withoutLeast(waiting) : waiting };
}

/** The visible toast has gone; the next one comes. */
export function closeToast(queue: ToastQueue, id: number): ToastQueue {
  if (queue.visible?.id !== id) return queue;
  const [next = null, ...waiting] = queue.waiting;
  return { visible: next, waiting };
}

function isRepeat(other: QueuedToast, toast: QueuedToast): boolean {
  const isSame =
    other.tone === toast.tone && other.title === toast.title && other.body === toast.body;
  return isSame && toast.shownAt - other.shownAt < MERGE_WITHIN_MS;
}

// Among equals the oldest news goes.
function withoutLeast(sorted: QueuedToast[]): QueuedToast[] {
  const least = sorted.at(-1)?.tone;
  const dropped = sorted.findIndex((toast) => toast.tone === least);
  return sorted.filter((_toast, at) => at !== dropped);
}
