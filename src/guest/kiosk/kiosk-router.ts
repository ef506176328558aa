import type { HistoryState } from '../../ui/router/location';
import type { Destination, Router } from '../../ui/router/router';

/**
 * The router of a kiosk: whatever opens, opens on the kiosk's page, in one entry of the browser's history. Back never
 * shows what the guest before has opened, and no entry keeps what they wrote.
 */
export function kioskRouter(router: Router): Router {
  return {
    ...router,
    navigate: (destination) => {
      const { state } = destination;
      const next = state instanceof Function ? state(router.latest().state) : state;
      const onKiosk = { ...destination, to: '/kiosk', state: withoutDepth(next), replace: true };
      return router.navigate(onKiosk as Destination);
    },
  };
}

/** No entry of the history lies below a dialog. */
function withoutDepth(state: true | HistoryState | undefined): HistoryState {
  return state === true || !state?.wish ? {} : { wish: state.wish };
}
