import type { HistoryState, RouterHistory } from '@tanstack/react-router';

/** A browser that does not tell us of its own Back is not waited for. */
const BACK_TIMEOUT_MS = 500;

/**
 * Takes the dialogs out of history, so that Back from the order's page leads home and never into checkout again.
 * @returns false when a link opened the dialog and there is nothing to take out
 */
export function leaveDialogs(
  history: RouterHistory,
  { dialogDepth }: Pick<HistoryState, 'dialogDepth'>,
): Promise<boolean> {
  if (!dialogDepth) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), BACK_TIMEOUT_MS);
    const unsubscribe = history.subscribe(() => finish(true));

    function finish(hasLeft: boolean) {
      clearTimeout(timer);
      unsubscribe();
      resolve(hasLeft);
    }

    history.go(-dialogDepth);
  });
}
