import type { CartLine } from '#domain/cart/cart';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { useNavigate } from '../../ui/router/use-router';
import { scrollToCategory } from '../menu/dish/category-element';

/** Takes a line that cannot be had out of the cart and its guest to the dishes beside it. */
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
