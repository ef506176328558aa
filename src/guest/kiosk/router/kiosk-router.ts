import type { Destination, HistoryState, Router } from '../../../ui/router/router';

/**
 * Creates a kiosk's router, which keeps every screen on one page in one history entry. Back never shows what an
 * earlier guest opened or wrote.
 */
export function kioskRouter(router: Router): Router {
  return {
    ...router,
    navigate: (destination) => {
      const { state } = destination;
      const next = state instanceof Function ? state(router.latest().state) : state;
      const onKiosk = { ...destination, to: '/kiosk', state: withoutDepth(next), replace: true };
      // A spread of the union of destinations is of no member for the compiler.
      return router.navigate(onKiosk as Destination);
    },
  };
}

/** History has no entry below a dialog. */
function withoutDepth(state: true | HistoryState | undefined): HistoryState {
  return state === true || !state?.wish ? {} : { wish: state.wish };
}
