import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useCart } from '../../data/react/use-stores';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/controls/controls';
import { useToastSlot } from '../../ui/overlays/Dialog';
import { useIsTyping } from '../shared/use-is-typing';
import { useDialogActions } from '../use-dialog';
import * as styles from './FloatingChat.css';

/** Shows a floating contact button, only where no other control lies under it; keyboards and dialogs hide it. */
export function FloatingChat() {
  const { t } = useLingui();
  const { open } = useDialogActions();
  const { count } = useCart();
  const isTyping = useIsTyping();
  const isCovered = useToastSlot() !== null;
  const place = useRef<HTMLDivElement>(null);
  const isFree = useIsFree(place, isCovered);
  return (
    <div
      ref={place}
      className={classNames(
        styles.place,
        count > 0 && styles.raised,
        isCovered && styles.unseen,
        (isTyping || !(isFree || isCovered)) && styles.gone,
      )}
    >
      <IconButton
        label={t`Chat with us`}
        icon={<MessageCircle size={28} />}
        tone="solid"
        size="cta"
        aria-haspopup="dialog"
        className={styles.button}
        onClick={() => open({ d: 'chat' })}
      />
    </div>
  );
}

/** The page rests this long after scrolling (ms). */
const REST_MS = 150;

/** Returns true while the page rests and no control lies under this place; a dialog over both changes nothing. */
function useIsFree(place: RefObject<HTMLElement | null>, isCovered: boolean): boolean {
  const [isFree, setFree] = useState(false);

  useLayoutEffect(() => {
    if (isCovered) return;
    // A focused button stays, so that the focus is not lost.
    const isFocused = () => place.current?.contains(document.activeElement) === true;
    const look = () => place.current && setFree(isFocused() || !hasControlUnder(place.current));
    function rest() {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    }
    function hide() {
      if (!isFocused()) setFree(false);
      rest();
    }
    const stop = new AbortController();
    // Parts that load late move what is under the button.
    const size = new ResizeObserver(rest);
    // A dialog that closes gives its focus back first.
    let timer = setTimeout(() => {
      window.addEventListener('scroll', hide, { passive: true, signal: stop.signal });
      size.observe(document.body);
    }, REST_MS);
    return () => {
      stop.abort();
      size.disconnect();
      clearTimeout(timer);
    };
  }, [place, isCovered]);

  return isFree;
}

const CONTROLS = 'a, button, input, select, textarea, label, summary, iframe';

/** Looks at nine points of the place, with the distance that controls keep. */
function hasControlUnder(place: HTMLElement): boolean {
  const { left, top, width, height } = place.getBoundingClientRect();
  const steps = [-0.15, 0.5, 1.15];
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((found) => !place.contains(found) && found.closest(CONTROLS) !== null),
    ),
  );
}
