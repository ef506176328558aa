import { type ComponentType, lazy, Suspense } from 'react';
import { SeldomWords, VisitWords } from '../../i18n/LazyWords';
import { useDialog } from '../use-dialog';

// Dialogs load lazily, so the first paint does not wait for them.
const OrderDialog = dialogPart(() =>
  import('../checkout/OrderDialog').then((part) => part.OrderDialog),
);
const FriesDialog = dialogPart(() =>
  import('../menu/choices/ChoiceDialogs').then((part) => part.FriesDialog),
);
const SauceDialog = dialogPart(() =>
  import('../menu/choices/ChoiceDialogs').then((part) => part.SauceDialog),
);
const BrunchDialog = dialogPart(() =>
  import('../bookings/BrunchDialog').then((part) => part.BrunchDialog),
);
const ChatDialog = dialogPart(() =>
  import('../messages/ChatDialog').then((part) => part.ChatDialog),
);
const ItemDialog = dialogPart(() => import('../item/ItemDialog').then((part) => part.ItemDialog));
const FiltersDialog = dialogPart(() =>
  import('../item/FiltersDialog').then((part) => part.FiltersDialog),
);
const MyOrdersDialog = dialogPart(() =>
  import('../orders/my-orders/MyOrdersDialog').then((part) => part.MyOrdersDialog),
);
const AccountDialog = dialogPart(() =>
  import('../club/AccountDialog').then((part) => part.AccountDialog),
);
const MeDialog = dialogPart(() => import('../club/account/MeDialog').then((part) => part.MeDialog));
const RedeemDialog = dialogPart(() =>
  import('../club/RedeemDialog').then((part) => part.RedeemDialog),
);
const TableDialog = dialogPart(() =>
  import('../seating/TableDialog').then((part) => part.TableDialog),
);
const OutboxDialog = dialogPart(() =>
  import('../orders/unsent/OutboxDialog').then((part) => part.OutboxDialog),
);

type Dialogs = Partial<Record<string, ComponentType>>;

const VISIT: Dialogs = {
  cart: OrderDialog,
  // Older builds opened the last part of an order at an address of its own.
  checkout: OrderDialog,
  fries: FriesDialog,
  item: ItemDialog,
  sauce: SauceDialog,
};

const SELDOM: Dialogs = {
  account: AccountDialog,
  brunch: BrunchDialog,
  chat: ChatDialog,
  filters: FiltersDialog,
  me: MeDialog,
  orders: MyOrdersDialog,
  outbox: OutboxDialog,
  redeem: RedeemDialog,
  table: TableDialog,
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
