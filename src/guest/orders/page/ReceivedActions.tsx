import { useLingui } from '@lingui/react/macro';
import { EyeOff, Printer, Share2 } from 'lucide-react';
import { shownKurus } from '#domain/money';
import type { OrderResponse } from '#domain/orders/guest-order';
import { isRunning, type OrderStatus } from '#domain/orders/order';
import { canGuestCancel } from '#domain/orders/order-changes';
import { formatTime } from '#domain/venue';
import { cancelOrder } from '../../../data/commands/orders/cancel-order';
import { useCommand } from '../../../data/react/use-command';
import { formatMoney } from '../../../i18n/format';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { canPrint } from '../../../ui/can-print';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack } from '../../../ui/layout/Flow';
import { ActionFailed, AskFirst } from '../../shared/Action';
import * as styles from '../../shared/shared.css';
import { useShare } from '../../use-share';
import { OrderAgain } from '../shared/OrderAgain';
import { screenOnly } from '../shared/OrderFrame.css';
import { receiptOfItems } from '../shared/Receipt';
import { OrderCodeFullScreen } from '../show-code/ShowCode';
import { ContinueShopping } from './PaymentDone';

type UnseenOrderProps = {
  response: OrderResponse;
  /** Returns the last time at which no tablet showed the order. */
  asOf: number;
};

/** Advises the guest when no tablet has shown a received order. */
export function UnseenOrder({ response: { order, items }, asOf }: UnseenOrderProps) {
  const { t } = useLingui();
  const time = formatTime(asOf);
  const { code, orderType: serviceType, tableNumber, guestName } = order;
  return (
    <Stack gap={12} className={screenOnly}>
      <Banner tone="honey" shape="box" icon={<EyeOff size={20} />}>
        <Stack gap={4}>
          <strong>{t`No tablet at the bar has shown your order yet (as of ${time}).`}</strong>
          <span>
            {serviceType === 'table'
              ? t`Your order is not lost. Please show this code to the team.`
              : t`Your order is not lost. We keep trying to send it. If you are at the bar, show the team this code.`}
          </span>
        </Stack>
      </Banner>
      <OrderCodeFullScreen
        order={{ code, serviceType, tableNumber, guestName, lines: receiptOfItems(items) }}
        note={t`No tablet at the bar has shown this order yet. Please look for this code on the order board.`}
      />
    </Stack>
  );
}

type ReceivedActionsProps = {
  response: OrderResponse;
  status: OrderStatus;
  cancelPending: boolean;
  cancelRefused: string | null;
  /** True if this device placed the order and therefore knows its dishes. */
  mayRepeat: boolean;
};

export function ReceivedActions(props: ReceivedActionsProps) {
  const { response, status, cancelPending, cancelRefused, mayRepeat } = props;
  const { t } = useLingui();
  const orderId = response.order.id;
  const cancel = useCommand(cancelOrder);
  return (
    <div className={styles.actions}>
      <ContinueShopping />
      <div className={styles.pair}>
        {canPrint() && (
          <Button
            tone="outline"
            size="cta"
            icon={<Printer size={20} />}
            onClick={() => window.print()}
          >
            {t`Print Receipt`}
          </Button>
        )}
        <ShareOrder response={response} />
      </div>
      {mayRepeat && !isRunning(status) && <OrderAgain orderId={orderId} size="cta" />}
      {cancelRefused && <ActionFailed code={cancelRefused} />}
      {canGuestCancel(status) && !cancelPending && (
        <AskFirst
          task={() => cancel({ orderId })}
          label={t`Cancel this order`}
          question={t`Cancel this order?`}
          keep={t`Don't cancel`}
        >
          {t`The bar has your order. Nobody has started on it yet.`}
        </AskFirst>
      )}
    </div>
  );
}

/** Shares lines and total; the URL opens nothing on another phone. */
function ShareOrder({ response: { order, items } }: { response: OrderResponse }) {
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
        icon={<Share2 size={20} />}
        onClick={() => share({ title: `Bar Bliss · ${order.code}`, text })}
      >
        {t`Share`}
      </Button>
      <p role="status">
        {copied === 'yes' && t`Copied`}
        {copied === 'no' && t`This browser can't share or copy it.`}
      </p>
    </>
  );
}
