import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearch } from '../../ui/router/use-router';

const SETTLE_MS = 300;

/** The search of the menu: at once on the screen, a moment later in the address. */
export function useMenuQuery(): [string, (query: string) => void] {
  const inAddress = useSearch('/', ({ q }) => q ?? '');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    if (inAddress === written.current) return;
    // Back, forward or a link has changed it.
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(() => {
      if (typed === written.current) return;
      written.current = typed;
      void navigate({
        to: '/',
        search: (before) => ({ ...before, q: typed || undefined }),
        hash: true,
        state: true,
        replace: true,
      });
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, navigate]);

  return [typed, setTyped];
}
