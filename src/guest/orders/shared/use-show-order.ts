import { confirmOrder } from '../../../data/commands/orders/cancel-order';
import { useCommand } from '../../../data/react/use-app';
import { useNavigate } from '../../../ui/router/RouterView';

declare module '../../../ui/router/router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface HistoryState {
    /** True right after placing: the page then announces the order's confirmation. */
    isJustPlaced?: boolean;
    /** True if the order is not stored and exists only as long as the page. */
    isUnsaved?: boolean;
  }
}

type ShowOptions = { replace?: boolean; isUnsaved?: boolean };

export function useShowOrder(): (orderId: string, options?: ShowOptions) => Promise<void> {
  const navigate = useNavigate();
  return (orderId, { replace = true, isUnsaved = false } = {}) =>
    navigate({
      to: '/order-success',
      search: { orderId },
      state: { isJustPlaced: true, isUnsaved },
      replace,
    });
}

/** Confirms changes or an old order: places a new one at today's prices. */
export function useConfirm(oldId: string, accept: 'changes' | 'stale'): () => Promise<void> {
  const confirm = useCommand(confirmOrder);
  const showOrder = useShowOrder();
  return async () => {
    const { orderId } = await confirm({ orderId: oldId, accept });
    await showOrder(orderId);
  };
}
