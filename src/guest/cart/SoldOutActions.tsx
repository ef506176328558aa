import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import type { CartLine } from '#domain/cart/cart';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { useNavigate } from '../../ui/router/use-router';
import { scrollToCategory } from '../menu/dish/category-element';
import { useDialogActions } from '../use-dialog';
import * as styles from './CartLineRow.css';

type SoldOutActionsProps = {
  line: CartLine;
  /** True if the dish is sold with other fries. */
  hasOtherFries: boolean;
  onRemove: () => void;
};

/** Offers to choose another dish or to remove the sold-out one. */
export function SoldOutActions({ line, hasOtherFries, onRemove }: SoldOutActionsProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const chooseElse = useChooseElse();
  const chooseFries = useChooseFries();
  return (
    <div className={styles.gone}>
      <Button
        tone="tonal"
        size="compact"
        className={styles.other}
        onClick={() => (hasOtherFries ? chooseFries(line) : chooseElse(line))}
      >
        {hasOtherFries ? <Trans>Choose other fries</Trans> : <Trans>Choose something else</Trans>}
      </Button>
      <IconButton
        tone="outline"
        label={t`Remove ${name}`}
        icon={<Trash2 aria-hidden="true" size={20} />}
        onClick={onRemove}
      />
    </div>
  );
}

/** Removes a line and asks for its fries anew. */
function useChooseFries(): (line: CartLine) => void {
  const { remove } = useCart();
  const { open } = useDialogActions();
  return ({ id, originalMenuItemId, quantity, customizations }) => {
    remove(id);
    const wish = { quantity, notes: customizations?.notes ?? '' };
    void open({ d: 'fries', id: originalMenuItemId }, wish);
  };
}

/** Removes a sold-out line and opens its category. */
function useChooseElse(): (line: CartLine) => void {
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
