import { useLingui } from '@lingui/react/macro';
import { Toast } from 'radix-ui';
import * as styles from './Toast.css';
import { ToastCard } from './ToastCard';
import type { QueuedToast } from './toast-queue';

type ToastViewProps = { toast: QueuedToast | null; onClosed: (id: number) => void };

const HOTKEY = 'F8';

/** The one place where toasts appear; F8 brings the focus here. */
export function ToastView({ toast, onClosed }: ToastViewProps) {
  const { t } = useLingui();
  const hotkey = HOTKEY;
  return (
    <Toast.Provider swipeDirection="right" swipeThreshold={50} label={t`Notification`}>
      {toast && <ToastCard key={toast.id} toast={toast} onClosed={onClosed} />}
      <Toast.Viewport
        hotkey={[HOTKEY]}
        label={t`Notifications (${hotkey})`}
        className={styles.viewport}
      />
    </Toast.Provider>
  );
}
