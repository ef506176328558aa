import { Trans, useLingui } from '@lingui/react/macro';
import { Printer, Share2 } from 'lucide-react';
import { shownKurus } from '#domain/money';
import type { OrderResponse } from '#domain/orders/guest-order';
import { isRunning, type OrderStatus } from '#domain/orders/order';
import { canGuestCancel } from '#domain/orders/order-changes';
import { cancelOrder } from '../../../data/commands/orders/cancel-order';
import { useCommand } from '../../../data/react/use-command';
import { formatMoney } from '../../../i18n/format';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import { canPrint } from '../../../ui/can-print';
import { Button } from '../../../ui/controls/Button';
import { ActionFailed } from '../../shared/ActionFailed';
import { AskFirst } from '../../shared/AskFirst';
import * as styles from '../../shared/actions.css';
import { useShare } from '../../use-share';
import { ContinueShopping } from '../shared/ContinueShopping';
import { OrderAgain } from '../shared/OrderAgain';

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
            icon={<Printer aria-hidden="true" size={20} />}
            onClick={() => window.print()}
          >
            <Trans>Print Receipt</Trans>
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
          keep={t`Keep it`}
        >
          <Trans>The bar has your order. Nobody has started on it yet.</Trans>
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
