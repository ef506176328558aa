export type ToastMessage = {
  tone: 'error' | 'success' | 'info';
  title: string;
  body?: string;
  /** The sync shows this toast, and screen readers announce the text politely. */
  background?: boolean;
};

export type ShownToast = ToastMessage & { id: number; shownAt: number };

const MERGE_WITHIN_MS = 2000;

/** A new toast replaces the present one, unless it has the same text within two seconds. */
export function nextToast(visible: ShownToast | null, next: ShownToast): ShownToast {
  const isSame =
    visible?.tone === next.tone && visible.title === next.title && visible.body === next.body;
  return isSame && next.shownAt - visible.shownAt < MERGE_WITHIN_MS ? visible : next;
}
