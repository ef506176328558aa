import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { discardOrder } from '../../../data/commands/orders/cancel-order';
import { reopenOrder } from '../../../data/commands/orders/unsent-order';
import { useCommand } from '../../../data/react/use-command';
import { Button } from '../../../ui/controls/Button';
import { useNavigate } from '../../../ui/router/use-router';
import { ActionFailed } from '../../shared/ActionFailed';
import { AskFirst } from '../../shared/AskFirst';
import * as styles from '../../shared/actions.css';
import { useAction } from '../../shared/use-action';

type DecisionActionsProps = {
  orderId: string;
  /** True if the guest showed the QR code, so discarding informs the server. */
  isShown?: boolean;
  /** The confirmation; missing if the order cannot be sent as it is. */
  accept?: { words: ReactNode; run: () => Promise<unknown> };
};

/** Shows the choice to send, change or discard. */
export function DecisionActions({ orderId, isShown = false, accept }: DecisionActionsProps) {
  const { t } = useLingui();
  const discard = useCommand(discardOrder);
  const yes = useAction(async () => accept?.run());
  const change = useAction(useReopen(orderId));
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
        <Trans>Change it</Trans>
      </Button>
      <AskFirst
        task={() => discard({ orderId })}
        label={t`Discard`}
        question={t`Discard this order?`}
        keep={t`Keep it`}
      >
        {isShown ? (
          <Trans>
            We tell the bar that the code is no longer valid. The dishes don't go back into the
            cart.
          </Trans>
        ) : (
          <Trans>Nothing is sent, and the dishes don't go back into the cart.</Trans>
        )}
      </AskFirst>
    </div>
  );
}

function useReopen(orderId: string): () => Promise<void> {
  const reopen = useCommand(reopenOrder);
  const navigate = useNavigate();
  return async () => {
    await reopen({ orderId });
    await navigate({ to: '/', search: { d: 'cart' }, replace: true });
  };
}
