import { isPageKey, takeKey, useKeys } from '../shared/List';

export const PAD_SEARCH_ID = 'pad-search';

/** “/” leads to the search, Ctrl+Enter sends, Escape leaves; the round stays on the device. */
export function usePadKeys({ onSend, onLeave }: { onSend: () => void; onLeave: () => void }): void {
  useKeys((event) => {
    const { key, ctrlKey, metaKey, defaultPrevented } = event;
    if (defaultPrevented || document.querySelector('[role=dialog], [role=menu]')) return;
    if (key === 'Enter' && (ctrlKey || metaKey)) return takeKey(event, onSend);
    if (key === '/' && isPageKey(event)) {
      return takeKey(event, () => document.getElementById(PAD_SEARCH_ID)?.focus());
    }
    if (key === 'Escape') takeKey(event, onLeave);
  });
}
