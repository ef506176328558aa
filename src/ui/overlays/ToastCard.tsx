import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import { classNames } from '../class-names';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { useIsModalOpen } from './open-modals';
import * as styles from './Toast.css';
import type { QueuedToast } from './toast-queue';

type ToastCardProps = { toast: QueuedToast; onClosed: (id: number) => void };

const SHOWN_MS = 5000;
const SHOWN_WITH_ACTION_MS = 8000;
const LEAVING_MS = 180;

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info };

/** One toast. Its act is not offered under a modal dialog, where the keyboard cannot reach it. */
export function ToastCard({ toast, onClosed }: ToastCardProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(true);
  const isUnderModal = useIsModalOpen();
  const Icon = ICONS[toast.tone];
  const action = isUnderModal ? undefined : toast.action;

  function close() {
    setIsOpen(false);
    setTimeout(() => onClosed(toast.id), LEAVING_MS);
  }

  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      type={toast.background ? 'background' : 'foreground'}
      duration={toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS}
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
      {action && (
        <Toast.Action asChild altText={action.altText}>
          <Button tone="outline" onClick={action.onAction}>
            {action.label}
          </Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <IconButton label={t`Close`} icon={<X aria-hidden="true" size={20} />} />
      </Toast.Close>
    </Toast.Root>
  );
}
