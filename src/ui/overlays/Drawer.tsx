import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { closeOnEscape, DialogHeader, toastSlot, useFocusReturn } from './Dialog';
import * as dialog from './Dialog.css';
import * as styles from './Drawer.css';
import * as overlay from './overlay.css';

type DrawerProps = {
  title: ReactNode;
  onClose: () => void;
  isOpen?: boolean;
  children: ReactNode;
};

/** Shows a navigation or settings sheet at an edge of the screen. */
export function Drawer({ title, onClose, isOpen = true, children }: DrawerProps) {
  const { take, giveBack } = useFocusReturn();
  const content = useRef<HTMLDivElement>(null);

  function enter(event: Event) {
    take();
    event.preventDefault();
    content.current?.focus();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.scrim} />
        <Radix.Content
          ref={content}
          aria-describedby={undefined}
          onOpenAutoFocus={enter}
          onCloseAutoFocus={giveBack}
          onKeyDown={closeOnEscape(onClose)}
          className={styles.drawer}
        >
          <DialogHeader title={title} onClose={onClose} />
          <div className={dialog.body}>{children}</div>
          <div className={dialog.edge}>
            <div ref={toastSlot} className={dialog.toasts} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
