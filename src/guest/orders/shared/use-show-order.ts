import { useNavigate } from '../../../ui/router/use-router';

declare module '../../../ui/router/location' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface HistoryState {
    /** The order was just placed here: its confirmation is news when it comes. */
    isJustPlaced?: boolean;
    /** Not stored: it exists as long as the page. */
    isUnsaved?: boolean;
  }
}

type ShowOptions = { replace?: boolean; isUnsaved?: boolean };

/** Goes to the page of an order that was just sent on its way. */
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
