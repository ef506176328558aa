import { Trans } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import type { OrderItemRead } from '#domain/orders/guest-order';
import { orderAgain } from '../../../data/commands/orders/place-order';
import { useCommand } from '../../../data/react/use-app';
import { VisuallyHidden } from '../../../ui/layout/Flow';
import { useNavigate } from '../../../ui/router/RouterView';
import { ActionButton } from '../../shared/Action';

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

  async function fill() {
    await again({ orderId, ...(served ? { served } : {}) });
    await navigate({ to: '/', search: { d: 'cart' } });
  }

  return (
    <ActionButton
      task={fill}
      tone="tonal"
      size={size}
      block={size === 'cta'}
      icon={<RotateCcw size={20} />}
    >
      <Trans>Order again</Trans>
      {code && <VisuallyHidden>{`: ${code}`}</VisuallyHidden>}
    </ActionButton>
  );
}
