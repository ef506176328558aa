import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useCart } from '../../data/react/use-cart';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/controls/IconButton';
import { useToastSlot } from '../../ui/overlays/open-modals';
import { useDialogActions } from '../use-dialog';
import * as styles from './FloatingChat.css';
import { useIsTyping } from './use-is-typing';

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
