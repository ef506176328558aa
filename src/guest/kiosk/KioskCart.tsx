import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/controls/Button';
import { Text } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { CartLines } from '../cart/CartLines';
import { Price } from '../menu/dish/Price';
import { useDialogActions } from '../use-dialog';
import * as styles from './Kiosk.css';
import { useKioskCart } from './use-kiosk-cart';

type Cart = ReturnType<typeof useKioskCart>;

/** Shows the order so far beside the menu. */
export function KioskCart() {
  const { t } = useLingui();
  const cart = useKioskCart();
  return (
    <aside aria-label={t`Your order`} className={styles.cart}>
      <h2 className={styles.cartTitle}>{t`Your order`}</h2>
      <div className={styles.cartLines}>
        <Lines cart={cart} />
      </div>
      <div className={styles.cartFoot}>
        <Review cart={cart} />
      </div>
    </aside>
  );
}

/** Shows the order so far over the menu, where there is no room beside it. */
export function KioskCartDialog() {
  const { close } = useDialogActions();
  const cart = useKioskCart();
  return (
    <Dialog title={<Trans>Your order</Trans>} onClose={close} footer={<Review cart={cart} />}>
      <Lines cart={cart} />
    </Dialog>
  );
}

function Lines({ cart: { undo, today } }: { cart: Cart }) {
  const { t } = useLingui();
  const isEmpty = undo.cart.items.length === 0 && undo.removed.length === 0;
  if (isEmpty) {
    return <Text size="body" tone="muted">{t`Nothing here yet. Pick something good.`}</Text>;
  }
  return <CartLines undo={undo} today={today} />;
}

function Review({ cart: { totalKurus, isOrderable, review } }: { cart: Cart }) {
  return (
    <Button
      size="cta"
      block
      unavailable={!isOrderable}
      trailing={isOrderable ? <Price kurus={totalKurus} /> : undefined}
      onClick={review}
    >
      <Trans>Review and order</Trans>
    </Button>
  );
}
