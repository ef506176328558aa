import { isPageKey, useKeys } from '../shared/List';

export const PAD_SEARCH_ID = 'pad-search';

type PadKeys = { onSend: () => void; onLeave: () => void };

/** “/” leads to the search, Ctrl+Enter sends, Escape leaves; the round stays on the device. */
export function usePadKeys({ onSend, onLeave }: PadKeys): void {
  useKeys((event) => {
    const { key, ctrlKey, metaKey, defaultPrevented } = event;
    if (defaultPrevented || document.querySelector('[role=dialog], [role=menu]')) return;
    if (key === 'Enter' && (ctrlKey || metaKey)) return run(event, onSend);
    if (key === '/' && isPageKey(event)) {
      return run(event, () => document.getElementById(PAD_SEARCH_ID)?.focus());
    }
    if (key === 'Escape') run(event, onLeave);
  });
}

function run(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}
