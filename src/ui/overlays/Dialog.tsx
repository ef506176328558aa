import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, X } from 'lucide-react';
import { AlertDialog, Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../class-names';
import type { ButtonProps } from '../controls/controls';
import { Button, IconButton } from '../controls/controls';
import * as text from '../theme/text.css';
import * as confirmDialogStyles from './ConfirmDialog.css';
import * as styles from './Dialog.css';
import * as overlay from './overlay.css';

type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The dialog shows this small line above the title, such as the step. */
  step?: ReactNode;
  onBack?: () => void;
  onClose: () => void;
  /** A person cannot close the dialog while it sends. */
  locked?: boolean;
  isOpen?: boolean;
  /** A sheet opens at the bottom or centred, a short choice within thumb reach, a panel at the right edge. */
  variant?: keyof typeof styles.variant;
  /** Replaces the class of the variant. */
  look?: string;
  /** The dialog announces this politely, where a page would use a toast. */
  status?: ReactNode;
  footer?: ReactNode;
  /** The dialog keeps its height while its tabs or steps change. */
  fixed?: boolean;
  /** A new value resets scroll and focus. */
  stepKey?: string;
  returnFocusTo?: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
};

/** Shows a modal dialog that traps focus and returns the focus to its opener. */
export function Dialog(props: DialogProps) {
  const { isOpen = true, variant = 'sheet', locked = false, onBack, onClose } = props;
  const { t } = useLingui();
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
          className={classNames(
            props.look ?? styles.variant[variant],
            props.fixed && styles.fixed,
            props.className,
          )}
          {...(!props.description && { 'aria-describedby': undefined })}
        >
          <header className={classNames(styles.header, onBack && styles.headerWithBack)}>
            {onBack && (
              <IconButton
                label={t`Back`}
                icon={<ArrowLeft />}
                unavailable={locked}
                onClick={() => !locked && onBack()}
              />
            )}
            <div className={styles.heading}>
              {props.step}
              <Radix.Title className={text.displayM}>{props.title}</Radix.Title>
              {props.description && (
                <Radix.Description className={styles.description}>
                  {props.description}
                </Radix.Description>
              )}
            </div>
            <IconButton label={t`Close`} icon={<X />} unavailable={locked} onClick={leave} />
          </header>
          <div
            ref={body}
            className={classNames(
              styles.body,
              props.fixed && Boolean(props.status) && styles.bodyUnderStatus,
            )}
          >
            {props.children}
          </div>
          <div className={styles.edge}>
            <div className={styles.toasts}>
              <div ref={toastSlot} />
              <div role="status" className={styles.status}>
                {props.status}
              </div>
            </div>
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

export function DialogAction(props: ButtonProps) {
  return <Button size="cta" block {...props} />;
}

/** Returns the focus to a dialog's opener: without a trigger Radix does not. */
function useFocusReturn(returnFocusTo?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);

  function take(): void {
    opener.current = document.activeElement;
  }

  function giveBack(event: Event) {
    event.preventDefault();
    const target = returnFocusTo?.current ?? opener.current;
    if (target instanceof HTMLElement && target.isConnected && target !== document.body) {
      return target.focus();
    }
    // A link opened the dialog, or the opener is gone, so the page's heading takes the focus.
    const heading = document.querySelector<HTMLElement>('main h1, main [tabindex="-1"]');
    heading?.focus({ preventScroll: true });
  }

  return { take, giveBack };
}

// The list holds the toast slots of all open modal dialogs, the topmost last; a server has none.
let slots: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  slots = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Serves as the ref of an element in which an open modal dialog shows toasts. */
function toastSlot(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  change([...slots, element]);
  return () => change(slots.filter((slot) => slot !== element));
}

/** Returns the toast slot of the topmost dialog: a modal dialog makes everything outside inert. */
export function useToastSlot(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => slots.at(-1) ?? null,
    () => null,
  );
}

/** Escape closes a layer with this mark, such as a calendar, before its dialog. */
export const HAS_ESCAPE = { 'data-has-escape': '' } as const;

/** Radix asks the dialog first, so this handler closes inner layers before the dialog. */
function leaveEscapeInside(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-has-escape]')) event.preventDefault();
}

/**
 * Radix gives Escape to the topmost layer, so a toast would take the key from the dialog. Other handlers call
 * `preventDefault`.
 */
function closeOnEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
}

type ProgressStepsProps = { step: number; of: number; className?: string };

export function ProgressSteps({ step, of: total, className }: ProgressStepsProps) {
  const { t } = useLingui();
  return (
    <p className={classNames(text.small, text.muted, className)}>{t`Step ${step} of ${total}`}</p>
  );
}

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
          className={question ? confirmDialogStyles.wideCard : confirmDialogStyles.card}
          {...(!children && { 'aria-describedby': undefined })}
        >
          <div ref={toastSlot} />
          <AlertDialog.Title className={text.title}>{props.title}</AlertDialog.Title>
          {children && (
            <AlertDialog.Description className={classNames(text.body, text.muted)}>
              {children}
            </AlertDialog.Description>
          )}
          {question}
          <div className={confirmDialogStyles.actions}>
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
