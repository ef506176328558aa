import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, MapPin, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderRead } from '#domain/orders/guest-order';
import { orderStatusOf } from '#domain/orders/order';
import { readyMinutes } from '#domain/settings/guest-rules';
import { cancelOrder, discardOrder, reopenOrder } from '../../../data/commands/orders/cancel-order';
import { useCommand, useGuestRules } from '../../../data/react/use-app';
import { formatMoney, useLanguage } from '../../../i18n/language';
import { classNames } from '../../../ui/class-names';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack } from '../../../ui/layout/Flow';
import { Link } from '../../../ui/router/Link';
import { useNavigate } from '../../../ui/router/RouterView';
import * as text from '../../../ui/theme/text.css';
import { ActionFailed, AskFirst, useAction } from '../../shared/Action';
import * as styles from '../../shared/shared.css';
import { OrderPart, ReachUs } from '../shared/OrderFrame';
import * as frame from '../shared/OrderFrame.css';
import * as nextPartStyles from './NextPart.css';

type DecisionActionsProps = {
  orderId: string;
  /** True if the guest showed the QR code, so discarding informs the server. */
  isShown?: boolean;
  /** The confirmation; missing if the order cannot be sent as it is. */
  accept?: { words: ReactNode; run: () => Promise<unknown> };
};

export function DecisionActions({ orderId, isShown = false, accept }: DecisionActionsProps) {
  const { t } = useLingui();
  const discard = useCommand(discardOrder);
  const yes = useAction(async () => accept?.run());
  const reopen = useCommand(reopenOrder);
  const navigate = useNavigate();
  const change = useAction(async () => {
    await reopen({ orderId });
    await navigate({ to: '/', search: { d: 'cart' }, replace: true });
  });
  const failure = yes.failure ?? change.failure;
  return (
    <div className={styles.actions}>
      {failure && <ActionFailed code={failure} />}
      {accept && (
        <Button size="cta" block busy={yes.isBusy} onClick={() => yes.run()}>
          {accept.words}
        </Button>
      )}
      <Button
        tone={accept ? 'outline' : 'solid'}
        size="cta"
        block
        busy={change.isBusy}
        onClick={() => change.run()}
      >
        {t`Change it`}
      </Button>
      <AskFirst
        task={() => discard({ orderId })}
        label={t`Discard`}
        question={t`Discard this order?`}
        keep={t`Keep it`}
      >
        {isShown
          ? t`We tell the bar that the code is no longer valid. The dishes don't go back into the cart.`
          : t`Nothing is sent, and the dishes don't go back into the cart.`}
      </AskFirst>
    </div>
  );
}

export function CancelAction({ orderId, isPending }: { orderId: string; isPending: boolean }) {
  const { t } = useLingui();
  const cancel = useCommand(cancelOrder);
  if (isPending) return <CancelPending />;
  return (
    <AskFirst
      task={() => cancel({ orderId })}
      label={t`Cancel this order`}
      question={t`Cancel this order?`}
      keep={t`Don't cancel`}
    >
      {t`If the bar already has your order, we tell them. If not, nothing is sent.`}
    </AskFirst>
  );
}

/** Shows an order cancelled here whose cancellation the server does not have yet. */
export function CancelPending() {
  const { t } = useLingui();
  return <Banner tone="honey" shape="box">{t`Cancelling…`}</Banner>;
}

/** Tells the guest that the server's total was lower and the order was sent without asking. */
export function CheaperNews({ wasKurus, nowKurus }: { wasKurus: number; nowKurus: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const total = formatMoney(nowKurus, language);
  const oldTotal = formatMoney(wasKurus, language);
  return (
    <Banner tone="success" shape="box" icon={<TrendingDown size={20} />}>
      <strong>{t`Good news: your total is now ${total}.`}</strong> <Trans>Before: {oldTotal}</Trans>
    </Banner>
  );
}

export function HelpPart({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <details className={classNames(frame.screenOnly, nextPartStyles.fold)}>
      <summary className={nextPartStyles.summary}>
        <h2 className={text.title}>{t`Need help?`}</h2>
        <ChevronDown size={24} className={nextPartStyles.arrow} />
      </summary>
      <Stack gap={12} className={nextPartStyles.body}>
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
