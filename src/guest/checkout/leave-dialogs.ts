import type { HistoryState } from '../../ui/router/location';

/** Some browsers fire no popstate, so the wait has a limit (ms). */
const BACK_TIMEOUT_MS = 500;

/**
 * Removes the dialogs from history, so that Back from the order's page leads home. @returns false if a link opened the
 * dialog
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
