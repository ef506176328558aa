import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useState } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../controls/IconButton';
import * as styles from './Toast.css';
import type { ShownToast } from './toast-message';

type ToastCardProps = { toast: ShownToast; onClosed: (id: number) => void };

const SHOWN_MS = 5000;
const LEAVING_MS = 180;

const ICONS = { error: CircleAlert, success: CircleCheck, info: Info };

export function ToastCard({ toast, onClosed }: ToastCardProps) {
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
      type={toast.background ? 'background' : 'foreground'}
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
        <IconButton label={t`Close`} icon={<X aria-hidden="true" size={20} />} />
      </Toast.Close>
    </Toast.Root>
  );
}
