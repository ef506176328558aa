import type { CartLine } from '#domain/cart/cart';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { useNavigate } from '../../ui/router/use-router';
import { scrollToCategory } from '../menu/dish/category-element';

/** Removes a sold-out line and opens its category. */
export function useChooseElse(): (line: CartLine) => void {
  const { categories, items } = useMenu();
  const { remove } = useCart();
  const navigate = useNavigate();
  return (line) => {
    const item = items.find(({ id }) => id === line.originalMenuItemId);
    const slug = categories.find(({ id }) => id === item?.categoryId)?.slug;
    remove(line.id);
    void navigate({
      to: '/',
      search: { cat: slug },
      state: (before) => ({ ...before, dialogDepth: undefined }),
      replace: true,
    }).then(() => slug && scrollToCategory(slug));
  };
}
