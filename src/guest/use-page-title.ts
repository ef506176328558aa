import { useEffect } from 'react';

/** Names the page, or the dialog over it; what was there before returns when it closes. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
