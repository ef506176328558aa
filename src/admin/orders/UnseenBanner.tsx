import { Plural, Trans } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import type { OrderOnBoard } from '../../data/react/use-staff-orders';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { usePlaceText } from './use-place-text';

type UnseenBannerProps = {
  /** The oldest first. */
  orders: readonly OrderOnBoard[];
  onShow: (order: OrderOnBoard) => void;
};

/** Guests wait for orders that no tablet has shown: seen from afar, also where nothing can be heard. */
export function UnseenBanner({ orders, onShow }: UnseenBannerProps) {
  const placeText = usePlaceText();
  const [oldest] = orders;
  if (!oldest) return null;
  return (
    <Banner
      tone="danger"
      loud
      role="alert"
      shape="box"
      icon={<EyeOff aria-hidden="true" size={24} />}
      action={
        <Button size="compact" onClick={() => onShow(oldest)}>
          <Trans>Show it</Trans>
        </Button>
      }
    >
      <strong>
        <Plural
          value={orders.length}
          one="# order has waited over a minute and nobody has looked."
          other="# orders have waited over a minute and nobody has looked."
        />
      </strong>{' '}
      <span translate="no">{oldest.code}</span> · {placeText(oldest)}
    </Banner>
  );
}
