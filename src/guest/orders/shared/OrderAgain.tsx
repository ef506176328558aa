import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { orderAgain } from '../../../data/commands/orders/place-order';
import { useCommand } from '../../../data/react/use-command';
import { Button } from '../../../ui/controls/Button';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useNavigate } from '../../../ui/router/RouterView';
import { ActionFailed, useAction } from '../../shared/Action';

type OrderAgainProps = {
  orderId: string;
  /** Lists put the order's code into the label. */
  code?: string;
  size?: 'tap' | 'cta';
  /** The server's lines, because the order may be from another device. */
  served?: readonly OrderItemRead[];
};

export function OrderAgain({ orderId, code, size = 'tap', served }: OrderAgainProps) {
  const navigate = useNavigate();
  const again = useCommand(orderAgain);
  const { run, isBusy, failure } = useAction(async () => {
    await again({ orderId, ...(served ? { served } : {}) });
    await navigate({ to: '/', search: { d: 'cart' } });
  });
  return (
    <>
      {failure && <ActionFailed code={failure} />}
      <Button
        tone="tonal"
        size={size}
        block={size === 'cta'}
        busy={isBusy}
        icon={<RotateCcw size={20} />}
        onClick={() => run()}
      >
        <Trans>Order again</Trans>
        {code && <VisuallyHidden>{`: ${code}`}</VisuallyHidden>}
      </Button>
    </>
  );
}
