export type ToastMessage = {
  tone: 'error' | 'success' | 'info';
  title: string;
  body?: string;
  /** Nobody asked for it (sync): readers hear it when they are idle. */
  background?: boolean;
};

export type ShownToast = ToastMessage & { id: number; shownAt: number };

const MERGE_WITHIN_MS = 2000;

/** One toast at a time: a new one replaces the one on screen, unless it says the same within two seconds. */
export function nextToast(visible: ShownToast | null, next: ShownToast): ShownToast {
  const isSame =
    visible?.tone === next.tone && visible.title === next.title && visible.body === next.body;
  return isSame && next.shownAt - visible.shownAt < MERGE_WITHIN_MS ? visible : next;
}
