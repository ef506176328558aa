import { Trans, useLingui } from '@lingui/react/macro';
import { Share2 } from 'lucide-react';
import { shownKurus } from '#domain/money';
import type { OrderResponse } from '#domain/orders/guest-order';
import { formatMoney } from '../../../i18n/format';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { useShare } from '../../use-share';

/** Shares lines and total; the URL opens nothing on another phone. */
export function ShareOrder({ response: { order, items } }: { response: OrderResponse }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { share, copied } = useShare();
  const total = formatMoney(shownKurus(order.totalAmount), language);
  const lines = items.map((item) => `${item.quantity} × ${localized(item, 'name', language)}`);
  const text = ['Bar Bliss', order.code, ...lines, t`Total: ${total}`].join('\n');
  return (
    <>
      <Button
        tone="outline"
        size="cta"
        icon={<Share2 aria-hidden="true" size={20} />}
        onClick={() => share({ title: `Bar Bliss · ${order.code}`, text })}
      >
        <Trans>Share</Trans>
      </Button>
      <p role="status">
        {copied === 'yes' && <Trans>Copied</Trans>}
        {copied === 'no' && <Trans>This browser can't share or copy it.</Trans>}
      </p>
    </>
  );
}
