import { useEffect, useState } from 'react';
import { categoryElementId } from './dish/category-element';

// A category is current while it crosses the upper part of the viewport.
const READING_BAND = '-130px 0px -60% 0px';

/** Returns the current category, or null above and below the menu. */
export function useVisibleCategory(slugs: readonly string[]): string | null {
  const [visible, setVisible] = useState<string | null>(null);
  const key = slugs.join(' ');

  useEffect(() => {
    const inBand = new Set<string>();
    const all = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const slug = target.getAttribute('data-category') ?? '';
          if (isIntersecting) inBand.add(slug);
          else inBand.delete(slug);
        }
        setVisible(all.find((slug) => inBand.has(slug)) ?? null);
      },
      { rootMargin: READING_BAND },
    );
    for (const slug of all) {
      const element = document.getElementById(categoryElementId(slug));
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);

  return visible;
}
