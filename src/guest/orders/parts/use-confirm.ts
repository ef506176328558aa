import { confirmOrder } from '../../../data/commands/orders/unsent-order';
import { useCommand } from '../../../data/react/use-command';
import { useShowOrder } from '../shared/use-show-order';

/** Confirms changes or an old order: places a new one at today's prices. */
export function useConfirm(oldId: string, accept: 'changes' | 'stale'): () => Promise<void> {
  const confirm = useCommand(confirmOrder);
  const showOrder = useShowOrder();
  return async () => {
    const { orderId } = await confirm({ orderId: oldId, accept });
    await showOrder(orderId);
  };
}
