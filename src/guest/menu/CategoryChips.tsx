import { useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MenuCategory } from '#domain/menu/menu-item';
import { Chip, ChipRow, IconButton } from '../../ui/controls/controls';
import { useLater } from '../../ui/use-later';
import * as styles from './CategoryChips.css';
import { DishName } from './dish/Dish';
import { categoryElementId } from './MenuGroups';

type CategoryChipsProps = {
  categories: readonly MenuCategory[];
  /** The slugs of the categories that the page shows now. */
  shown: readonly string[];
  /** The slug in the URL. */
  picked: string | undefined;
  onPick: (slug: string) => void;
};

// During a smooth scroll the passed categories must not be highlighted.
const GLIDE_MS = 900;

/** Shows the categories: a row under the top bar, a rail at the left on a wide screen. */
export function CategoryChips({ categories, shown, picked, onPick }: CategoryChipsProps) {
  const { t } = useLingui();
  const row = useRef<HTMLDivElement>(null);
  const visible = useVisibleCategory(shown);
  const [gliding, setGliding] = useState<string | null>(null);
  const first = categories[0]?.slug;
  const current = gliding ?? visible ?? picked ?? first;
  const hasMoved = useRef(false);
  useLater(gliding, GLIDE_MS, () => setGliding(null));

  useEffect(() => {
    // The first chip is already in view, and measuring it would force a second layout.
    hasMoved.current ||= current !== first;
    if (current && hasMoved.current) revealChip(row.current, current);
  }, [current, first]);

  function pick(slug: string) {
    setGliding(slug);
    onPick(slug);
  }

  return (
    <div ref={row} className={styles.bar}>
      <IconButton
        label={t`Search`}
        icon={<Search size={20} />}
        className={styles.find}
        onClick={() => document.querySelector<HTMLElement>('search input')?.focus()}
      />
      <ChipRow label={t`Menu categories`} className={styles.row}>
        {categories.map((category) => (
          <Chip
            key={category.slug}
            pressed={category.slug === current}
            data-slug={category.slug}
            className={styles.chip}
            onClick={() => pick(category.slug)}
          >
            <DishName row={category} />
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

// Only the row scrolls; `scrollIntoView` would move the page as well.
function revealChip(bar: HTMLElement | null, slug: string): void {
  const chip = bar?.querySelector<HTMLElement>(`[data-slug="${slug}"]`);
  const row = chip?.parentElement;
  if (!chip || !row) return;
  const left = chip.offsetLeft - row.offsetLeft - (row.clientWidth - chip.clientWidth) / 2;
  row.scrollTo({ left, behavior: 'smooth' });
}

// A category is current while it crosses the upper part of the viewport.
const READING_BAND = '-130px 0px -60% 0px';

/** Returns the current category, or null above and below the menu. */
function useVisibleCategory(slugs: readonly string[]): string | null {
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
