import type { HistoryState } from '../../ui/router/location';

/** Some browsers fire no popstate: not waited for. */
const BACK_TIMEOUT_MS = 500;

/**
 * Takes the dialogs out of history, so that Back from the order's page leads home and never into checkout again.
 * @returns false when a link opened the dialog and there is nothing to take out
 */
export function leaveDialogs({ dialogDepth }: Pick<HistoryState, 'dialogDepth'>): Promise<boolean> {
  if (!dialogDepth) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), BACK_TIMEOUT_MS);
    const hear = () => finish(true);
    window.addEventListener('popstate', hear);

    function finish(hasLeft: boolean) {
      clearTimeout(timer);
      window.removeEventListener('popstate', hear);
      resolve(hasLeft);
    }

    window.history.go(-dialogDepth);
  });
}
