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
import * as styles from './CartLineRow.css';

type SoldOutActionsProps = { line: CartLine; onRemove: () => void };

/** Offers to choose another dish or to remove the sold-out one. */
export function SoldOutActions({ line, onRemove }: SoldOutActionsProps) {
  const { t } = useLingui();
  const name = localized(line, 'name', useLanguage());
  const chooseElse = useChooseElse();
  return (
    <div className={styles.gone}>
      <Button tone="tonal" size="compact" className={styles.other} onClick={() => chooseElse(line)}>
        <Trans>Choose something else</Trans>
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
