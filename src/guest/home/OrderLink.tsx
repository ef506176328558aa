import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CARD_OF } from '#domain/pages/drawn-page';
import { useCart } from '../../data/react/use-stores';
import { useDialogActions } from '../use-dialog';
import * as styles from './NavBar.css';

/** Puts a link to the order behind the dish that was added last: for keyboards the cart's bar is a hundred dishes away. */
export function OrderLink() {
  const { count } = useCart();
  const { open } = useDialogActions();
  const near = useRef<Element | null>(null);
  const [card, setCard] = useState<Element | null>(null);

  useEffect(() => {
    function follow({ target }: FocusEvent) {
      const found = target instanceof Element && target.closest(`[${CARD_OF}]`);
      if (!found) return;
      near.current = found;
      // A dish may have been added before this part had loaded.
      setCard((card) => card ?? found);
    }
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);

  useEffect(() => setCard(count > 0 ? near.current : null), [count]);

  function show(event: MouseEvent) {
    event.preventDefault();
    void open({ d: 'cart' });
  }

  if (count === 0 || !card?.isConnected) return null;
  return createPortal(
    <a href="/?d=cart" className={styles.skip} onClick={show}>
      <Trans>Go to your order</Trans>
    </a>,
    card,
  );
}
