import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { SeldomWords, VisitWords } from '../../i18n/LazyWords';
import { useDialog } from '../use-dialog';

// Dialogs load lazily, so the first paint does not wait for them.
const OrderDialog = dialogPart(() =>
  import('../checkout/OrderDialog').then((part) => part.OrderDialog),
);

type Dialogs = Partial<Record<string, ComponentType>>;

const VISIT: Dialogs = {
  cart: OrderDialog,
  // Older builds opened the last part of an order at an address of its own.
  checkout: OrderDialog,
  fries: dialogPart(() => import('../menu/choices/ChoiceDialogs').then((part) => part.FriesDialog)),
  item: dialogPart(() => import('../item/ItemDialog').then((part) => part.ItemDialog)),
  sauce: dialogPart(() => import('../menu/choices/ChoiceDialogs').then((part) => part.SauceDialog)),
};

const SELDOM: Dialogs = {
  account: dialogPart(() => import('../club/AccountDialog').then((part) => part.AccountDialog)),
  brunch: dialogPart(() => import('../bookings/BrunchDialog').then((part) => part.BrunchDialog)),
  chat: dialogPart(() => import('../messages/ChatDialog').then((part) => part.ChatDialog)),
  filters: dialogPart(() => import('../item/FiltersDialog').then((part) => part.FiltersDialog)),
  me: dialogPart(() => import('../club/account/MeDialog').then((part) => part.MeDialog)),
  orders: dialogPart(() =>
    import('../orders/my-orders/MyOrdersDialog').then((part) => part.MyOrdersDialog),
  ),
  outbox: dialogPart(() =>
    import('../orders/unsent/OutboxDialog').then((part) => part.OutboxDialog),
  ),
  redeem: dialogPart(() => import('../club/RedeemDialog').then((part) => part.RedeemDialog)),
  table: dialogPart(() => import('../seating/TableDialog').then((part) => part.TableDialog)),
};

export function HomeDialogs() {
  return (
    <Suspense fallback={null}>
      <OpenDialog />
    </Suspense>
  );
}

function OpenDialog() {
  const { d = '' } = useDialog().search;
  const [Usual, Seldom] = [VISIT[d], SELDOM[d]];
  if (Usual) {
    return (
      <VisitWords>
        <Usual />
      </VisitWords>
    );
  }
  return (
    Seldom && (
      <SeldomWords>
        <Seldom />
      </SeldomWords>
    )
  );
}

/** Shows an error if a dialog's chunk cannot be loaded. */
function dialogPart(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
