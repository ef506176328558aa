import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button';
import * as styles from './ConfirmDialog.css';
import { closeOnEscape, toastSlot, useFocusReturn } from './Dialog';
import * as overlay from './overlay.css';

type ConfirmDialogProps = {
  title: ReactNode;
  /** The button names the action: "Cancel the order", never "Yes". */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
  isOpen?: boolean;
  /** outline: cancelling is the strong button. */
  tone?: 'danger' | 'solid' | 'outline';
  busy?: boolean;
  children?: ReactNode;
  /** The dialog gives this content more room, so that a person can choose. */
  question?: ReactNode;
};

/** Asks before a rare action that nobody can undo; the safe button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen = true, tone = 'danger', busy = false, children, question } = props;
  const { take, giveBack } = useFocusReturn();

  function leave() {
    if (!busy) props.onCancel();
  }

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && leave()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlay.scrim} />
        <AlertDialog.Content
          onOpenAutoFocus={take}
          onCloseAutoFocus={giveBack}
          onKeyDown={closeOnEscape(leave)}
          className={question ? styles.wideCard : styles.card}
          {...(!children && { 'aria-describedby': undefined })}
        >
          <div ref={toastSlot} />
          <AlertDialog.Title className={styles.title}>{props.title}</AlertDialog.Title>
          {children && (
            <AlertDialog.Description className={styles.description}>
              {children}
            </AlertDialog.Description>
          )}
          {question}
          <div className={styles.actions}>
            <AlertDialog.Cancel asChild>
              <Button tone={tone === 'outline' ? 'solid' : 'outline'} unavailable={busy}>
                {props.cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button tone={tone} busy={busy} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
