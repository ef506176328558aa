import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '../class-names';
import * as styles from './Dialog.css';
import { DialogHeader } from './DialogHeader';
import { closeOnEscape, leaveEscapeInside } from './escape-key';
import { toastSlot } from './open-modals';
import * as overlay from './overlay.css';
import { useFocusReturn } from './use-focus-return';

type DialogProps = {
  title: ReactNode;
  onClose: () => void;
  isOpen?: boolean;
  /** A sheet opens at the bottom or centred, a short choice within thumb reach, a panel at the right edge. */
  variant?: keyof typeof styles.variant;
  description?: ReactNode;
  /** The dialog shows this small line above the title, such as the step. */
  step?: ReactNode;
  onBack?: () => void;
  /** The dialog announces this politely, where a page would use a toast. */
  status?: ReactNode;
  footer?: ReactNode;
  /** A person cannot close the dialog while it sends. */
  locked?: boolean;
  /** A new value resets scroll and focus. */
  stepKey?: string;
  returnFocusTo?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

/** Shows a modal dialog that traps focus and returns the focus to its opener. */
export function Dialog(props: DialogProps) {
  const { isOpen = true, variant = 'sheet', locked = false, onClose } = props;
  const { take, giveBack } = useFocusReturn(props.returnFocusTo);
  const { content, body } = useFreshStart(props.stepKey);

  function enter(event: Event) {
    take();
    event.preventDefault();
    content.current?.focus();
  }

  function leave() {
    if (!locked) onClose();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && leave()}>
      <Radix.Portal>
        <Radix.Overlay className={overlay.scrim} />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={enter}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={leaveEscapeInside}
          onKeyDown={closeOnEscape(leave)}
          className={classNames(styles.variant[variant], props.className)}
          {...(!props.description && { 'aria-describedby': undefined })}
        >
          <DialogHeader {...props} />
          <div ref={toastSlot} />
          <div role="status" className={styles.status}>
            {props.status}
          </div>
          <div ref={body} className={styles.body}>
            {props.children}
          </div>
          {props.footer && <footer className={styles.footer}>{props.footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function useFreshStart(stepKey: string | undefined) {
  const content = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const shownStep = useRef(stepKey);
  useEffect(() => {
    if (shownStep.current === stepKey) return;
    shownStep.current = stepKey;
    // In a low window the whole dialog scrolls.
    for (const scroller of [body.current, content.current]) {
      scroller?.scrollTo({ top: 0, behavior: 'instant' });
    }
    content.current?.focus();
  }, [stepKey]);
  return { content, body };
}
