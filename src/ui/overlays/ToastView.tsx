import { useLingui } from '@lingui/react/macro';
import { Toast } from 'radix-ui';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useToastSlot } from './open-modals';
import * as styles from './Toast.css';
import { ToastCard } from './ToastCard';
import { nextToast, type ShownToast } from './toast-message';

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
