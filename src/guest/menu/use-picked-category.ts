import { useEffect, useState } from 'react';
import { useNavigate, useSearch } from '../../ui/router/use-router';
import { scrollToCategory } from './dish/category-element';

type Pick = { slug: string; calm: boolean };

/** Returns the category in the URL, and a function that scrolls to another; Back returns. */
export function usePickedCategory(): [string | undefined, (slug: string) => void] {
  const cat = useSearch('/', (search) => search.cat);
  const navigate = useNavigate();
  // A link with a category starts there without a smooth scroll.
  const [pick, setPick] = useState<Pick | null>(cat ? { slug: cat, calm: true } : null);

  // The scroll waits for the render, because a search may have hidden the category until now.
  useEffect(() => {
    if (pick) scrollToCategory(pick.slug, pick);
  }, [pick]);

  function pickCategory(slug: string) {
    setPick({ slug, calm: false });
    void navigate({
      to: '/',
      search: (before) => ({ ...before, cat: slug, q: undefined }),
    });
  }

  return [cat, pickCategory];
}
