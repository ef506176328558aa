import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import { useLanguage } from '../../../i18n/use-language';
import { useOpenNow } from '../../shared/use-open-now';
import { LocalReceipt } from '../parts/LocalReceipt';
import { useConfirm } from '../parts/use-confirm';
import { OrderCode } from '../shared/OrderCode';
import { StateHeader } from '../shared/StateHeader';
import { formatAgo } from './ago';
import { DecisionActions } from './DecisionActions';

type StaleOrderProps = Omit<Extract<OrderOnDevice, { state: 'stale' }>, 'state'>;

/** Expired: needs a confirmation. */
export function StaleOrder({ local, mayReconfirm, isShown }: StaleOrderProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOpen = useOpenNow();
  const [shownAt] = useState(Date.now);
  const send = useConfirm(local.id, 'stale');
  const ago = formatAgo(shownAt - local.placedAt, language);
  return (
    <>
      <StateHeader
        tone="honey"
        icon={<Hourglass aria-hidden="true" size={32} />}
        title={t`Still want this order?`}
      >
        <p>
          <Trans>
            You placed it {ago}, but it couldn't be sent. We won't send it without your OK.
          </Trans>
        </p>
        {isShown && (
          <p>
            <Trans>
              You showed the code, so the team may already have this order. It won't be prepared
              twice.
            </Trans>
          </p>
        )}
        {!mayReconfirm && (
          <p>
            <Trans>This order is too old to send. You can order the same dishes again.</Trans>
          </p>
        )}
        {isOpen === false && (
          <p>
            <Trans>We're closed now (open 15:00–01:00).</Trans>
          </p>
        )}
        <OrderCode code={local.code} />
      </StateHeader>
      <LocalReceipt local={local} />
      <DecisionActions
        orderId={local.id}
        isShown={isShown}
        accept={mayReconfirm ? { words: <Trans>Send it now</Trans>, act: send } : undefined}
      />
    </>
  );
}
