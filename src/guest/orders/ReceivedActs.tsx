import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { canGuestCancel } from '#domain/orders/cancel-order';
import type { OrderStatus } from '#domain/orders/order';
import { cancelOrder } from '../../data/commands/cancel-order';
import { useCommand } from '../../data/react/use-command';
import { Button } from '../../ui/controls/Button';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';
import { AskFirst } from './AskFirst';
import * as styles from './acts.css';
import { useCancelCameTooLate } from './use-cancel-came-too-late';

type ReceivedActsProps = { orderId: string; status: OrderStatus; cancelPending: boolean };

/** On to the menu, a receipt on paper, and while nobody has started: cancel. */
export function ReceivedActs({ orderId, status, cancelPending }: ReceivedActsProps) {
  const { t } = useLingui();
  const cancel = useCommand(cancelOrder);
  const isTooLate = useCancelCameTooLate(status, cancelPending);
  return (
    <div className={styles.acts}>
      <LinkButton asChild size="cta" block>
        <Link to="/">
          <Trans>Continue Shopping</Trans>
        </Link>
      </LinkButton>
      <Button
        tone="outline"
        size="cta"
        block
        icon={<Printer aria-hidden="true" size={20} />}
        onClick={() => window.print()}
      >
        <Trans>Print Receipt</Trans>
      </Button>
      {cancelPending && (
        <Banner tone="honey" shape="box">
          <Trans>Telling the bar that you cancel…</Trans>
        </Banner>
      )}
      {isTooLate && (
        <Banner tone="danger" shape="box" role="alert">
          <Trans>The bar has already started on this order. Please call us.</Trans>
        </Banner>
      )}
      {canGuestCancel(status) && !cancelPending && (
        <AskFirst
          act={() => cancel({ orderId })}
          label={t`Cancel this order`}
          question={t`Cancel this order?`}
          keep={t`Keep it`}
        >
          <Trans>The bar has it, but nobody has started on it yet.</Trans>
        </AskFirst>
      )}
    </div>
  );
}
