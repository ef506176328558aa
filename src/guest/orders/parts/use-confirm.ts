import { confirmOrder } from '../../../data/commands/orders/confirm-order';
import { useCommand } from '../../../data/react/use-command';
import { useShowOrder } from '../shared/use-show-order';

/** A yes to what changed, or to an old order: makes a new order with today's prices and shows it. */
export function useConfirm(oldId: string, accept: 'changes' | 'stale'): () => Promise<void> {
  const confirm = useCommand(confirmOrder);
  const showOrder = useShowOrder();
  return async () => {
    const { orderId } = await confirm({ orderId: oldId, accept });
    await showOrder(orderId);
  };
}
