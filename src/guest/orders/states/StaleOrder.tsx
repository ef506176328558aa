import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import type { OrderOnDevice } from '../../../data/orders/order-on-device';
import type { Language } from '../../../i18n/language';
import { useLanguage } from '../../../i18n/use-language';
import { OpenNow } from '../../shared/OpenNow';
import { useOpenNow } from '../../shared/use-open-now';
import { LocalReceipt } from '../parts/LocalReceipt';
import { useConfirm } from '../parts/use-confirm';
import { OrderCode } from '../shared/OrderCode';
import { StateHeader } from '../shared/StateHeader';
import { DecisionActions } from './DecisionActions';

type StaleOrderProps = Omit<Extract<OrderOnDevice, { state: 'stale' }>, 'state'>;

/** Asks the guest to confirm an expired order. */
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
        <p>{t`You placed it ${ago}, but it couldn't be sent. We won't send it without your OK.`}</p>
        {isShown && (
          <p>
            <Trans>
              You showed the code, so the team may already have this order. It won't be prepared
              twice.
            </Trans>
          </p>
        )}
        {!mayReconfirm && (
          <p>{t`This order is too old to send. You can order the same dishes again.`}</p>
        )}
        {isOpen === false && (
          <p>
            <Trans>We're closed now.</Trans> <OpenNow />
          </p>
        )}
        <OrderCode code={local.code} />
      </StateHeader>
      <LocalReceipt local={local} />
      <DecisionActions
        orderId={local.id}
        isShown={isShown}
        accept={mayReconfirm ? { words: <Trans>Send it now</Trans>, run: send } : undefined}
      />
    </>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns "12 minutes ago". */
function formatAgo(ageMs: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (ageMs >= 2 * DAY_MS) return format.format(-Math.floor(ageMs / DAY_MS), 'day');
  if (ageMs >= 2 * HOUR_MS) return format.format(-Math.floor(ageMs / HOUR_MS), 'hour');
  return format.format(-Math.max(1, Math.floor(ageMs / MINUTE_MS)), 'minute');
}
