import { useLingui } from '@lingui/react/macro';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { useLanguage } from '../../i18n/use-language';
import { useOrderActions } from '../orders/shared/order-actions';
import { dishName } from '../orders/shared/ticket-lines';

export type SoldOutAction = { id: string; label: string; onSelect: () => void };

/** Returns availability actions for the dishes of an order. */
export function useSoldOutActions(
  items: readonly OrderItemRead[],
  soldOut: ReadonlySet<number>,
): SoldOutAction[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { switchDish } = useOrderActions();
  const dishes = new Map(items.map((item) => [item.menuItemId, item]));
  return [...dishes].map(([id, item]) => {
    const [nameEn, nameTr] = [dishName(item, 'en'), dishName(item, 'tr')];
    const name = language === 'tr' ? nameTr : nameEn;
    const isAvailable = !soldOut.has(id);
    return {
      id: `sold-out-${id}`,
      label: isAvailable ? t`Sold out: ${name}` : t`Back on the menu: ${name}`,
      onSelect: () => switchDish({ id, nameEn, nameTr, isAvailable }),
    };
  });
}
