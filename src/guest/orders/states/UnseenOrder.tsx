import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff } from 'lucide-react';
import type { OrderResponse } from '#domain/orders/guest-order';
import { formatTime } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack } from '../../../ui/layout/Flow';
import { screenOnly } from '../parts/OrderFrame.css';
import { receiptOfItems } from '../shared/receipt';
import { OrderCodeFullScreen } from '../show-code/OrderCodeFullScreen';

type UnseenOrderProps = {
  response: OrderResponse;
  /** Returns the last time at which no tablet showed the order. */
  asOf: number;
};

/** Advises the guest when no tablet has shown a received order. */
export function UnseenOrder({ response: { order, items }, asOf }: UnseenOrderProps) {
  const { t } = useLingui();
  const time = formatTime(asOf, useLanguage());
  const { code, orderType: serviceType, tableNumber, guestName } = order;
  return (
    <Stack gap={12} className={screenOnly}>
      <Banner tone="honey" shape="box" icon={<EyeOff aria-hidden="true" size={20} />}>
        <Stack gap={4}>
          <strong>{t`No tablet at the bar has shown your order yet (as of ${time}).`}</strong>
          <span>
            {serviceType === 'table' ? (
              <Trans>Your order is not lost. Please show this code to the team.</Trans>
            ) : (
              <Trans>
                Your order is not lost. We keep trying to send it. If you are at the bar, show the
                team this code.
              </Trans>
            )}
          </span>
        </Stack>
      </Banner>
      <OrderCodeFullScreen
        order={{ code, serviceType, tableNumber, guestName, lines: receiptOfItems(items) }}
        note={
          <Trans>
            No tablet at the bar has shown this order yet. Please look for this code on the order
            board.
          </Trans>
        }
      />
    </Stack>
  );
}
