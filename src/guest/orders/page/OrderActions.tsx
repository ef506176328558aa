import { Trans, useLingui } from '@lingui/react/macro';
import { TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cancelOrder, discardOrder } from '../../../data/commands/orders/cancel-order';
import { reopenOrder } from '../../../data/commands/orders/unsent-order';
import { useCommand } from '../../../data/react/use-command';
import { formatMoney } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/use-language';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { useNavigate } from '../../../ui/router/RouterView';
import { ActionFailed, AskFirst, useAction } from '../../shared/Action';
import * as styles from '../../shared/shared.css';

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
