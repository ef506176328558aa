import { useEffect, useRef } from 'react';
import { isPageKey } from '../shared/List';

export const PAD_SEARCH_ID = 'pad-search';

type PadKeys = { onSend: () => void; onLeave: () => void };

/** “/” leads to the search, Ctrl+Enter sends, Escape leaves; the round stays on the device. */
export function usePadKeys(keys: PadKeys): void {
  const last = useRef(keys);
  useEffect(() => {
    last.current = keys;
  });
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, defaultPrevented } = event;
      if (defaultPrevented || document.querySelector('[role=dialog], [role=menu]')) return;
      if (key === 'Enter' && (ctrlKey || metaKey)) return run(event, last.current.onSend);
      if (key === '/' && isPageKey(event)) {
        return run(event, () => document.getElementById(PAD_SEARCH_ID)?.focus());
      }
      if (key === 'Escape') run(event, last.current.onLeave);
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function run(event: KeyboardEvent, act: () => void): void {
  event.preventDefault();
  act();
}
