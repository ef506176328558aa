import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, MapPin } from 'lucide-react';
import type { OrderRead } from '#domain/orders/guest-order';
import { orderStatusOf } from '#domain/orders/order';
import { readyMinutes } from '#domain/settings/guest-rules';
import { useGuestRules } from '../../../data/react/use-venue';
import { classNames } from '../../../ui/class-names';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Stack } from '../../../ui/layout/Flow';
import { Link } from '../../../ui/router/Link';
import * as text from '../../../ui/theme/text.css';
import { OrderPart, ReachUs } from '../shared/OrderFrame';
import * as frame from '../shared/OrderFrame.css';
import * as styles from './NextPart.css';

export function HelpPart({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <details className={classNames(frame.screenOnly, styles.fold)}>
      <summary className={styles.summary}>
        <h2 className={text.title}>{t`Need help?`}</h2>
        <ChevronDown size={24} className={styles.arrow} />
      </summary>
      <Stack gap={12} className={styles.body}>
        <p className={text.body}>
          <Trans>
            Ask the team and tell them your order code: <strong translate="no">{code}</strong>
          </Trans>
        </p>
        <ReachUs />
        <LinkButton asChild tone="outline" icon={<MapPin size={20} />}>
          <Link to="/" hash="contact">{t`Where to find us`}</Link>
        </LinkButton>
      </Stack>
    </details>
  );
}

export function NextPart({ order }: { order: OrderRead }) {
  const { t } = useLingui();
  return (
    <OrderPart title={t`What happens next`} className={frame.screenOnly}>
      <ol className={frame.steps}>
        {orderStatusOf(order.status) === 'pending' && (
          <li>{t`The bar will confirm your order here. Keep this page open.`}</li>
        )}
        <ServiceSteps order={order} />
      </ol>
    </OrderPart>
  );
}

/** Shows the next steps; guests who paid by card read nothing about paying. */
function ServiceSteps({ order }: { order: OrderRead }) {
  const { t } = useLingui();
  const isPaid = Boolean(order.paidAt);
  const { from, to } = readyMinutes(useGuestRules());
  switch (order.orderType) {
    case 'table':
      return (
        <>
          <li>{t`We bring it to your table.`}</li>
          {!isPaid && <li>{t`It is added to your table bill. No extra charge.`}</li>}
        </>
      );
    case 'collection':
      return (
        <>
          <li>
            {order.preparedFrom ? (
              <Trans>
                We start on it when we open. It is ready {from}–{to} minutes later.
              </Trans>
            ) : (
              <Trans>
                It is ready in {from}–{to} minutes after the bar has confirmed it.
              </Trans>
            )}
          </li>
          <li>
            {isPaid
              ? t`Say your order code at the bar.`
              : t`Say your order code at the bar, and pay there by cash or card.`}
          </li>
        </>
      );
    case 'delivery':
      return (
        <>
          <li>{t`We prepare it and bring it to your door. Please keep your phone near.`}</li>
          {!isPaid && <li>{t`Pay by cash or card when you get it.`}</li>}
        </>
      );
  }
}
