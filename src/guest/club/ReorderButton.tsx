import { Trans, useLingui } from '@lingui/react/macro';
import { isOutOfStock } from '#domain/menu/item-choice';
import type { OrderItemRead } from '#domain/orders/order-view';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { Button } from '../../ui/controls/Button';
import { useToast } from '../../ui/overlays/use-toast';
import { useDialogActs } from '../use-dialog';

/** Puts what was paid for into the cart again, at today's prices; what is gone is said. */
export function ReorderButton({ items }: { items: readonly OrderItemRead[] }) {
  const { t } = useLingui();
  const cart = useCart();
  const menu = useMenu();
  const { show } = useToast();
  const { open } = useDialogActs();

  function reorder() {
    const wanted = items.filter(({ isRedeemed }) => !isRedeemed);
    const found = wanted.flatMap((line) => {
      const item = menu.items.find(({ id }) => id === line.menuItemId);
      return item?.isAvailable && !isOutOfStock(item) ? [{ line, item }] : [];
    });
    for (const { line, item } of found) {
      const { friesType: _fries, sauceType: _sauce, ...chosen } = line.customizations;
      cart.add(item, chosen, line.quantity);
    }
    if (found.length < wanted.length) {
      show({ tone: 'info', title: t`Something of that order is not on the menu today.` });
    }
    if (found.length > 0) open({ d: 'cart' });
  }

  return (
    <Button tone="outline" size="compact" onClick={reorder}>
      <Trans>Order again</Trans>
    </Button>
  );
}
