import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useCart } from '../../data/react/use-cart';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/controls/IconButton';
import { useToastSlot } from '../../ui/overlays/Dialog';
import { useDialogActions } from '../use-dialog';
import * as styles from './FloatingChat.css';

/** Shows a floating contact button; keyboards and dialogs hide it. */
export function FloatingChat() {
  const { t } = useLingui();
  const { open } = useDialogActions();
  const { count } = useCart();
  const isTyping = useIsTyping();
  const isCovered = useToastSlot() !== null;
  return (
    <div
      className={classNames(
        styles.place,
        count > 0 && styles.raised,
        isCovered && styles.unseen,
        isTyping && styles.gone,
      )}
    >
      <IconButton
        label={t`Chat with us`}
        icon={<MessageCircle aria-hidden="true" size={28} />}
        tone="solid"
        size="cta"
        aria-haspopup="dialog"
        className={styles.button}
        onClick={() => open({ d: 'chat' })}
      />
    </div>
  );
}

const COARSE = '(pointer: coarse)';

/** Returns true while the on-screen keyboard is open. */
function useIsTyping(): boolean {
  return useSyncExternalStore(subscribe, isTyping, () => false);
}

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('focusin', onChange, { signal });
  document.addEventListener('focusout', onChange, { signal });
  window.visualViewport?.addEventListener('resize', onChange, { signal });
  return () => stop.abort();
}

function isTyping(): boolean {
  return isTextBox(document.activeElement) && window.matchMedia(COARSE).matches;
}

const NO_KEYBOARD = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

function isTextBox(element: Element | null): boolean {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !NO_KEYBOARD.test(element.type);
}
