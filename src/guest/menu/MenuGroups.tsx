import { useLingui } from '@lingui/react/macro';
import { memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { isFood } from '#domain/menu/menu-filter';
import { isTableOnly, itemChoice, type MenuItem, pieceKurus } from '#domain/menu/menu-item';
import { afterPaint } from '../../ui/after-paint';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/Button';
import { Grid } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import type { ChooseItem } from './choices/use-choose-item';
import { DishName, Price } from './dish/Dish';
import { ItemCard, TableOnlyNote } from './ItemCard';
import * as styles from './MenuSection.css';
import { categoryElementId, type MenuGroup } from './menu-groups';

type MenuCategoryGroupProps = {
  group: MenuGroup;
  /** True if a guest looks for this category. */
  isWanted: boolean;
  onChoose: ChooseItem;
  onOpen: (item: MenuItem) => void;
};

/**
 * Shows one category with its cards. The boundary lets React hydrate one category at a time; a re-render from
 * outside would hydrate all at once.
 */
export const MenuCategoryGroup = memo(function MenuCategoryGroup(props: MenuCategoryGroupProps) {
  return (
    <Suspense>
      <Cards {...props} />
    </Suspense>
  );
});

/** Shows the tags that all cards share once, at the top. */
function Cards({ group, isWanted, onChoose, onOpen }: MenuCategoryGroupProps) {
  const { t } = useLingui();
  const { category, items } = group;
  const [isOpen, setOpen] = useState(isWanted || isFood(category));
  // An open category stays open, so that nothing above the guest moves.
  if (isWanted && !isOpen) setOpen(true);
  const place = useLaidOut();
  const isAllTableOnly = items.every(isTableOnly);
  return (
    <div
      ref={place}
      data-skippable
      id={categoryElementId(category.slug)}
      data-category={category.slug}
      className={classNames(
        styles.group,
        styles.room[Math.min(items.length, styles.MOST_CARDS)],
        !isOpen && styles.folded,
      )}
    >
      <h3 className={text.displayM}>
        <DishName row={category} />
      </h3>
      {isAllTableOnly && <TableOnlyNote />}
      {!isOpen && (
        <Button tone="outline" block className={styles.unfold} onClick={() => setOpen(true)}>
          {t`Show all`}
        </Button>
      )}
      <Grid as="ul" layout="items" className={styles.grid}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard
              item={item}
              category={category}
              saysTableOnly={!isAllTableOnly && isTableOnly(item)}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          </li>
        ))}
      </Grid>
    </div>
  );
}

/** Lays out the category after hydration. A category above the viewport waits, or the page would jump. */
function useLaidOut(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const group = place.current;
    if (!group) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen || seen.boundingClientRect.bottom <= 0) return;
      watch.disconnect();
      layOut(group);
    });
    watch.observe(group);
    return () => watch.disconnect();
  }, []);
  return place;
}

let laidOut = Promise.resolve();

/** Lays out one category per frame, outside React, which would render its cards again. */
function layOut(group: HTMLElement): void {
  laidOut = laidOut.then(afterPaint).then(() => {
    group.style.contentVisibility = 'visible';
  });
}

type PopularRowProps = { groups: readonly MenuGroup[]; onOpen: (item: MenuItem) => void };

/** Fewer dishes make no row. */
const LEAST = 3;

export function PopularRow({ groups, onOpen }: PopularRowProps) {
  const { t } = useLingui();
  const popular = groups.flatMap(({ category, items }) =>
    items.filter(({ isPopular }) => isPopular).map((item) => ({ item, category })),
  );
  if (popular.length < LEAST) return null;
  return (
    <section aria-labelledby="popular" className={styles.popularPart}>
      <h3 id="popular" className={text.displayM}>{t`Popular`}</h3>
      <ul className={styles.popular}>
        {popular.map(({ item, category }) => (
          <li key={item.id} className={styles.card}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.open}
              onClick={() => onOpen(item)}
            >
              <Picture src={item.imageUrl} alt="" sizes="144px" />
              <span className={styles.popularName}>
                <DishName row={item} />
              </span>
              <Price
                kurus={pieceKurus(item, itemChoice(item, category))}
                className={styles.popularPrice}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
