import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/Flow';

/** Announces a text once, politely. Without a provider the function does nothing. */
const LiveRegionContext = createContext<(message: string) => void>(() => {});

type Announcement = { id: number; message: string };

// Screen readers need this long to announce a text; a longer time lets people find the text by browsing.
const KEPT_MS = 3000;

/** Holds the page's polite live region. Dialogs leave the region readable because it is `aria-live`. */
export function LiveRegionProvider({ children }: { children: ReactNode }) {
  const [announcements, setAnnouncements] = useState<Announcement[]>([]);
  const lastId = useRef(0);

  const announce = useCallback((message: string) => {
    lastId.current += 1;
    const id = lastId.current;
    setAnnouncements((said) => [...said, { id, message }]);
    setTimeout(() => setAnnouncements((said) => said.filter((one) => one.id !== id)), KEPT_MS);
  }, []);

  return (
    <LiveRegionContext value={announce}>
      {children}
      <div aria-live="polite" aria-relevant="additions">
        {announcements.map(({ id, message }) => (
          <VisuallyHidden key={id} as="div">
            {message}
          </VisuallyHidden>
        ))}
      </div>
    </LiveRegionContext>
  );
}

/** Announces to screen readers: `announce(t`Added to your order`)`. */
export function useAnnounce(): (message: string) => void {
  return useContext(LiveRegionContext);
}
