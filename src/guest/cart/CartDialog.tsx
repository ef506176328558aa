import { Trans, useLingui } from '@lingui/react/macro';
import { ShoppingBag } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { cartToday, linesToday, totalToday } from '../../data/menu/cart-today';
import { useMenu } from '../../data/react/use-menu';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useAnnounce } from '../../ui/feedback/live-region';
import { Row, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Dish';
import { BarAwayNote } from '../shared/BarAwayNote';
import { CART_BUTTON_ID } from '../shared/cart-button-id';
import { useDialogActions } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import * as styles from './CartLineRow.css';
import { CartLines } from './CartLines';
import { UndoStrip, useCartUndo } from './UndoStrip';

export function CartDialog() {
  const { t } = useLingui();
  const { close, open } = useDialogActions();
  const undo = useCartUndo();
  const { cart, clear } = undo;
  const announce = useAnnounce();
  usePageTitle(t`Your order · Bar Bliss`);
  const { items } = useMenu();
  const today = cartToday(cart.items, items);
  const orderable = linesToday(today);
  const isEmpty = cart.items.length === 0;
  const returnFocusTo = useReturnFocus(isEmpty);

  function clearAll() {
    clear();
    announce(t`Cart cleared`);
  }

  /** The checkout gets the lines as shown: today's prices, no sold-out dishes. */
  function checkOut() {
    if (orderable.length === 0)
      return announce(t`None of the items in your cart are available today.`);
    cart.replaceAll(orderable);
    void open({ d: 'checkout', step: 'service' });
  }

  return (
    <Dialog
      title={<Trans>Your order</Trans>}
      variant="panel"
      onClose={close}
      returnFocusTo={returnFocusTo}
      footer={
        !isEmpty && (
          <CartFooter
            totalKurus={totalToday(today)}
            isOrderable={orderable.length > 0}
            onCheckout={checkOut}
            onClear={clearAll}
          />
        )
      }
    >
      {!isEmpty && <BarAwayNote />}
      {undo.isCleared && (
        <UndoStrip onUndo={undo.restoreAll} onExpire={undo.forgetCleared}>
          <Trans>Cart cleared</Trans>
        </UndoStrip>
      )}
      <CartLines undo={undo} today={today} />
      {isEmpty && <CartEmpty />}
    </Dialog>
  );
}

/** Emptying the cart removes its bar, so the focus moves to the top bar. */
function useReturnFocus(isEmpty: boolean): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    target.current = isEmpty ? document.getElementById(CART_BUTTON_ID) : null;
  }, [isEmpty]);
  return target;
}

function CartEmpty() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const [hasTray, setTray] = useState(true);
  const tray = (
    <img
      src="/photos/empty-tray-640.avif"
      alt=""
      width={640}
      height={640}
      className={styles.tray}
      onError={() => setTray(false)}
    />
  );
  return (
    <EmptyState
      art={hasTray && tray}
      icon={!hasTray && <ShoppingBag aria-hidden="true" size={40} />}
      action={<Button onClick={close}>{t`See the menu`}</Button>}
    >
      <Trans>Nothing here yet. Pick something good.</Trans>
    </EmptyState>
  );
}

type CartFooterProps = {
  totalKurus: number;
  /** False if no line is available. */
  isOrderable: boolean;
  onCheckout: () => void;
  onClear: () => void;
};

function CartFooter(props: CartFooterProps) {
  const { t } = useLingui();
  const { totalKurus, isOrderable, onCheckout, onClear } = props;
  return (
    <Stack gap={8}>
      <Row gap={12} justify="between" wrap={false}>
        <Stack gap={0}>
          <p aria-live="polite" className={text.body}>
            <Trans>Subtotal</Trans>{' '}
            <strong>
              <Price kurus={totalKurus} />
            </strong>
          </p>
          <p className={classNames(text.small, text.muted)}>{t`No service or cover charge.`}</p>
        </Stack>
        <Button tone="quiet" size="compact" onClick={onClear}>{t`Clear cart`}</Button>
      </Row>
      <Button
        size="cta"
        block
        unavailable={!isOrderable}
        trailing={<Price kurus={totalKurus} />}
        onClick={onCheckout}
      >
        <Trans>Checkout</Trans>
      </Button>
    </Stack>
  );
}
