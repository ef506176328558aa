import { reopenOrder } from '../../../data/commands/orders/reopen-order';
import { useCommand } from '../../../data/react/use-command';
import { useNavigate } from '../../../ui/router/use-router';

export function useReopen(orderId: string): () => Promise<void> {
  const reopen = useCommand(reopenOrder);
  const navigate = useNavigate();
  return async () => {
    await reopen({ orderId });
    await navigate({ to: '/', search: { d: 'cart' }, replace: true });
  };
}
