import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names';
import { IconButton } from '../controls/controls';
import { useToastSlot } from './Dialog';
import * as styles from './Toast.css';

export type ToastMessage = { tone: 'error' | 'success' | 'info'; title: string; body?: string };

export type ShownToast = ToastMessage & { id: number; shownAt: number };

const MERGE_WITHIN_MS = 2000;

/** A new toast replaces the present one, unless it has the same text within two seconds. */
export function nextToast(visible: ShownToast | null, next: ShownToast): ShownToast {
  const isSame =
    visible?.tone === next.tone && visible.title === next.title && visible.body === next.body;
  return isSame && next.shownAt - visible.shownAt < MERGE_WITHIN_MS ? visible : next;
}

const SHOWN_MS = 5000;
const LEAVING_MS = 180;

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info };

function ToastCard({ toast, onClosed }: { toast: ShownToast; onClosed: (id: number) => void }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const Icon = ICONS[toast.tone];

  function close() {
    setIsOpen(false);
    setTimeout(() => onClosed(toast.id), LEAVING_MS);
  }

  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      duration={SHOWN_MS}
      className={styles.toast}
    >
      <Icon
        aria-hidden="true"
        size={24}
        className={classNames(styles.icon, styles.tone[toast.tone])}
      />
      <div className={styles.words}>
        <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
        {toast.body && <Toast.Description className={styles.body}>{toast.body}</Toast.Description>}
      </div>
      <Toast.Close asChild>
        <IconButton label={t`Close`} icon={<X size={20} />} />
      </Toast.Close>
    </Toast.Root>
  );
}

const HOTKEY = 'F8';

/** Shows toasts inside the open dialog, or over the page. */
export function ToastView({ said }: { said: ShownToast }) {
  const { t } = useLingui();
  const hotkey = HOTKEY;
  const slot = useToastSlot();
  const [toast, setToast] = useState<ShownToast | null>(null);
  useEffect(() => setToast((visible) => nextToast(visible, said)), [said]);
  const close = useCallback(
    (id: number) => setToast((visible) => (visible?.id === id ? null : visible)),
    [],
  );
  const viewport = (
    <Toast.Viewport
      hotkey={[HOTKEY]}
      label={t`Notifications (${hotkey})`}
      className={styles.viewport[slot ? 'dialog' : 'page']}
    />
  );
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} label={t`Notification`}>
      {toast && <ToastCard key={toast.id} toast={toast} onClosed={close} />}
      {slot ? createPortal(viewport, slot) : viewport}
    </Toast.Provider>
  );
}
