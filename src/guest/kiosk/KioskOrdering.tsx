import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { KioskFacts } from '#domain/kiosks/kiosk';
import type { KioskOrder } from '../../data/react/kiosk/use-kiosk';
import { useCart } from '../../data/react/use-cart';
import { Button } from '../../ui/controls/Button';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { OrderingNote } from '../checkout/OrderingNote';
import { Price } from '../menu/dish/Price';
import { useDialog } from '../use-dialog';
import * as styles from './Kiosk.css';
import { KioskBar } from './KioskBar';
import { KioskCart, KioskCartDialog } from './KioskCart';
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
