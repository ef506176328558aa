import { lazy, Suspense } from 'react';
import { OrderWords } from '../../i18n/OrderWords';
import { useDialog } from '../use-dialog';

// Dialogs bring their own code: the first picture of the page does not wait for it.
const CartDialog = lazy(async () => {
  const { CartDialog } = await import('../cart/CartDialog');
  return { default: CartDialog };
});
const CheckoutDialog = lazy(async () => {
  const { CheckoutDialog } = await import('../checkout/CheckoutDialog');
  return { default: CheckoutDialog };
});
const FriesDialog = lazy(async () => {
  const { FriesDialog } = await import('../menu/FriesDialog');
  return { default: FriesDialog };
});
const SauceDialog = lazy(async () => {
  const { SauceDialog } = await import('../menu/SauceDialog');
  return { default: SauceDialog };
});
const OutboxDialog = lazy(async () => {
  const { OutboxDialog } = await import('../orders/OutboxDialog');
  return { default: OutboxDialog };
});

/** The dialog the address names, over the home page. */
export function HomeDialogs() {
  return (
    <Suspense fallback={null}>
      <OpenDialog />
    </Suspense>
  );
}

function OpenDialog() {
  const { search } = useDialog();
  switch (search.d) {
    case 'cart':
      return <CartDialog />;
    case 'checkout':
      return (
        <OrderWords>
          <CheckoutDialog />
        </OrderWords>
      );
    case 'fries':
      return <FriesDialog />;
    case 'sauce':
      return <SauceDialog />;
    case 'outbox':
      return (
        <OrderWords>
          <OutboxDialog />
        </OrderWords>
      );
    default:
      return null;
  }
}
