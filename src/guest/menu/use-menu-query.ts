import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearch } from '../../ui/router/use-router';

const SETTLE_MS = 300;

/** Holds the menu's search; the URL follows after a delay. */
export function useMenuQuery(): [string, (query: string) => void] {
  const inAddress = useSearch('/', ({ q }) => q ?? '');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    if (inAddress === written.current) return;
    // Back, Forward or a link changed the search.
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
