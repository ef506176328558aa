import { Trans } from '@lingui/react/macro';
import { CircleSlash } from 'lucide-react';
import { cartToday } from '../../data/menu/cart-today';
import { useCart } from '../../data/react/use-cart';
import { useMenu } from '../../data/react/use-menu';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { useDialog } from '../use-dialog';

/** Tells the guest that a dish sold out during the checkout, with a link to the cart. */
export function SoldOutNote() {
  const language = useLanguage();
  const { step } = useDialog();
  const { items: menu } = useMenu();
  const { items: lines } = useCart();
  const gone = cartToday(lines, menu).filter(({ isSoldOut }) => isSoldOut);
  if (gone.length === 0) return null;
  const names = [...new Set(gone.map(({ line }) => localized(line, 'name', language)))];
  const item = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return (
    <Banner
      tone="danger"
      shape="box"
      role="alert"
      icon={<CircleSlash aria-hidden="true" size={20} />}
      action={
        <Button
          tone="quiet"
          size="compact"
          onClick={() => step({ d: 'cart', step: undefined }, { replace: true })}
        >
          <Trans>Change it</Trans>
        </Button>
      }
    >
      <Trans>{item} has just sold out.</Trans>
    </Banner>
  );
}
