import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { OrderWords, SiteWords } from '../../i18n/LazyWords';
import { useDialog } from '../use-dialog';

// Dialogs bring their own code: the first picture of the page does not wait for it.
const CartDialog = lazyRouteComponent(() => import('../cart/CartDialog'), 'CartDialog');
const CheckoutDialog = lazyRouteComponent(
  () => import('../checkout/CheckoutDialog'),
  'CheckoutDialog',
);
const FriesDialog = lazyRouteComponent(() => import('../menu/choices/FriesDialog'), 'FriesDialog');
const SauceDialog = lazyRouteComponent(() => import('../menu/choices/SauceDialog'), 'SauceDialog');
const BrunchDialog = lazyRouteComponent(() => import('../brunch/BrunchDialog'), 'BrunchDialog');
const ChatDialog = lazyRouteComponent(() => import('../messages/ChatDialog'), 'ChatDialog');
const ItemDialog = lazyRouteComponent(() => import('../item/ItemDialog'), 'ItemDialog');
const FiltersDialog = lazyRouteComponent(() => import('../item/FiltersDialog'), 'FiltersDialog');
const MyOrdersDialog = lazyRouteComponent(
  () => import('../orders/my-orders/MyOrdersDialog'),
  'MyOrdersDialog',
);
const AccountDialog = lazyRouteComponent(() => import('../club/AccountDialog'), 'AccountDialog');
const MeDialog = lazyRouteComponent(() => import('../club/account/MeDialog'), 'MeDialog');
const RedeemDialog = lazyRouteComponent(() => import('../club/RedeemDialog'), 'RedeemDialog');
const OutboxDialog = lazyRouteComponent(
  () => import('../orders/unsent/OutboxDialog'),
  'OutboxDialog',
);

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
      return (
        <SiteWords>
          <CartDialog />
        </SiteWords>
      );
    case 'checkout':
      return (
        <OrderWords>
          <CheckoutDialog />
        </OrderWords>
      );
    case 'fries':
      return (
        <SiteWords>
          <FriesDialog />
        </SiteWords>
      );
    case 'item':
      return (
        <SiteWords>
          <ItemDialog />
        </SiteWords>
      );
    case 'filters':
      return (
        <SiteWords>
          <FiltersDialog />
        </SiteWords>
      );
    case 'sauce':
      return (
        <SiteWords>
          <SauceDialog />
        </SiteWords>
      );
    case 'outbox':
      return (
        <OrderWords>
          <OutboxDialog />
        </OrderWords>
      );
    case 'orders':
      return (
        <OrderWords>
          <MyOrdersDialog />
        </OrderWords>
      );
    case 'brunch':
      return (
        <SiteWords>
          <BrunchDialog />
        </SiteWords>
      );
    case 'account':
      return (
        <SiteWords>
          <AccountDialog />
        </SiteWords>
      );
    case 'me':
      return (
        <SiteWords>
          <MeDialog />
        </SiteWords>
      );
    case 'redeem':
      return (
        <SiteWords>
          <RedeemDialog />
        </SiteWords>
      );
    case 'chat':
      return (
        <SiteWords>
          <ChatDialog />
        </SiteWords>
      );
    default:
      return null;
  }
}
