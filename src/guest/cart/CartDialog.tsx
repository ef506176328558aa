import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type RefObject, Suspense, useEffect, useRef } from 'react';
import { cartToday, linesToday, totalToday } from '../../data/menu/cart-today';
import { useMenu } from '../../data/react/use-menu';
import { SiteWords } from '../../i18n/LazyWords';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { Stack } from '../../ui/layout/Stack';
import { Dialog } from '../../ui/overlays/Dialog';
import { BarAwayNote } from '../shared/BarAwayNote';
import { CART_BUTTON_ID } from '../shared/cart-button-id';
import { useDialogActions } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import * as styles from './CartDialog.css';
import { CartEmpty } from './CartEmpty';
import { CartFooter } from './CartFooter';
import { CartLineRow } from './CartLineRow';
import { cartRows } from './cart-rows';
import { FreeLineRow } from './FreeLineRow';
import { UndoStrip } from './UndoStrip';
import { useCartUndo } from './use-cart-undo';

export function CartDialog() {
  const { t } = useLingui();
  const { close, open } = useDialogActions();
  const { cart, clear, ...undo } = useCartUndo();
  const language = useLanguage();
  const announce = useAnnounce();
  usePageTitle(t`Your order · Bar Bliss`);
  const { items } = useMenu();
  const today = cartToday(cart.items, items);
  const orderable = linesToday(today);
  const isEmpty = cart.items.length === 0;
  const returnFocusTo = useReturnFocus(isEmpty);

  function remove(lineId: number, name: string) {
    undo.remove(lineId);
    announce(t`${name} removed`);
  }

  function clearAll() {
    clear();
    announce(t`Cart cleared`);
  }

  /** The checkout gets the lines shown: present prices, no sold-out dishes. */
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
      <Stack as="ul" gap={20} className={styles.lines}>
        {cartRows(cart.items, undo.removed).map((row) => {
          const { line } = row.kind === 'line' ? row : row.removed;
          const name = localized(line, 'name', language);
          return (
            <li key={line.id}>
              {row.kind === 'line' ? (
                <CartRow
                  line={line}
                  today={today.find((one) => one.line.id === line.id)}
                  onChange={(quantity) => cart.setQuantity(line.id, quantity)}
                  onRemove={() => remove(line.id, name)}
                />
              ) : (
                <UndoStrip
                  onUndo={() => undo.restore(row.removed)}
                  onExpire={() => undo.forget(row.removed)}
                >
                  <Trans>{name} removed</Trans>
                </UndoStrip>
              )}
            </li>
          );
        })}
      </Stack>
      {isEmpty && <CartEmpty />}
    </Dialog>
  );
}

/** Free dishes have a fixed quantity. */
function CartRow(props: ComponentProps<typeof CartLineRow>) {
  const { line, onRemove } = props;
  if (!line.holdId) return <CartLineRow {...props} />;
  return (
    <Suspense fallback={null}>
      <SiteWords>
        <FreeLineRow line={line} onRemove={onRemove} />
      </SiteWords>
    </Suspense>
  );
}

/** Emptying the cart removes its bar: focus goes to the top bar. */
function useReturnFocus(isEmpty: boolean): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    target.current = isEmpty ? document.getElementById(CART_BUTTON_ID) : null;
  }, [isEmpty]);
  return target;
}
