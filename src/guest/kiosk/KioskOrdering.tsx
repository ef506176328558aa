import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import { cartToday, linesToday, totalToday } from '../../data/menu/cart-today';
import { useCart } from '../../data/react/use-cart';
import type { KioskOrder } from '../../data/react/use-kiosk';
import { useMenu } from '../../data/react/use-menu';
import { Button } from '../../ui/controls/Button';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { Text } from '../../ui/layout/Flow';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { Dialog } from '../../ui/overlays/Dialog';
import { CartLines } from '../cart/CartLines';
import { useCartUndo } from '../cart/UndoStrip';
import { OrderingNote } from '../checkout/OrderingNote';
import { Price } from '../menu/dish/Price';
import { useDialog, useDialogActions } from '../use-dialog';
import * as styles from './Kiosk.css';
import { KioskBar } from './KioskBar';
import { KioskCheckout } from './KioskCheckout';
import { KioskMenu } from './KioskMenu';
import { KioskWaiting } from './KioskWaiting';

const FriesDialog = dialogPart(() =>
  import('../menu/choices/FriesDialog').then((part) => part.FriesDialog),
);
const SauceDialog = dialogPart(() =>
  import('../menu/choices/SauceDialog').then((part) => part.SauceDialog),
);
const ItemDialog = dialogPart(() => import('../item/ItemDialog').then((part) => part.ItemDialog));

type KioskOrderingProps = {
  facts: KioskFacts;
  /** Orders of earlier guests that the bar does not have. */
  waiting: readonly KioskOrder[];
  onPlaced: (orderId: string) => void;
  onStartOver: () => void;
  staff: ReactNode;
};

/** Shows menu and order side by side, without links to other pages. */
export function KioskOrdering({
  facts,
  waiting,
  onPlaced,
  onStartOver,
  staff,
}: KioskOrderingProps) {
  const { t } = useLingui();
  const { count, totalKurus } = useCart();
  const { open } = useDialog();
  return (
    <div className={styles.ordering}>
      <KioskBar facts={facts}>
        <Button tone="outline" onClick={onStartOver}>{t`Start over`}</Button>
      </KioskBar>
      <div className={styles.halves}>
        <main aria-label={t`Menu`} className={styles.menu}>
          <VisuallyHidden as="h1">{t`Kiosk · Bar Bliss`}</VisuallyHidden>
          <VisuallyHidden as="h2">{t`Menu`}</VisuallyHidden>
          <OrderingNote />
          <KioskMenu />
        </main>
        <KioskCart />
      </div>
      <footer className={styles.foot}>
        {staff}
        <KioskWaiting waiting={waiting} />
        <Button
          size="cta"
          className={styles.cartButton}
          trailing={count > 0 ? <Price kurus={totalKurus} /> : undefined}
          onClick={() => void open({ d: 'cart' })}
        >
          <Trans>Your order</Trans>
        </Button>
      </footer>
      <Suspense fallback={null}>
        <OpenDialog tableLabel={facts.tableLabel} onPlaced={onPlaced} />
      </Suspense>
    </div>
  );
}

type OpenDialogProps = Pick<KioskFacts, 'tableLabel'> & Pick<KioskOrderingProps, 'onPlaced'>;

function OpenDialog({ tableLabel, onPlaced }: OpenDialogProps) {
  const { search } = useDialog();
  switch (search.d) {
    case 'fries':
      return <FriesDialog />;
    case 'sauce':
      return <SauceDialog />;
    case 'item':
      return <ItemDialog />;
    case 'cart':
      return <KioskCartDialog />;
    case 'checkout':
      return <KioskCheckout tableLabel={tableLabel} onPlaced={onPlaced} />;
    default:
      return null;
  }
}

function dialogPart(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}

type Cart = ReturnType<typeof useKioskCart>;

/** Shows the order so far beside the menu. */
function KioskCart() {
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
function KioskCartDialog() {
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

/** Returns the order so far by today's menu, and the step to its review. */
function useKioskCart() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { open } = useDialogActions();
  const undo = useCartUndo();
  const { items } = useMenu();
  const { cart } = undo;
  const today = cartToday(cart.items, items);
  const orderable = linesToday(today);

  /** The kiosk orders the lines as shown: today's prices, no sold-out dishes. */
  function review() {
    if (orderable.length === 0) return announce(t`Your order is empty.`);
    cart.replaceAll(orderable);
    void open({ d: 'checkout' });
  }

  return { undo, today, totalKurus: totalToday(today), isOrderable: orderable.length > 0, review };
}
