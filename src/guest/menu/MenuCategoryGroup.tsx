import { memo, type RefObject, Suspense, useEffect, useRef } from 'react';
import { isTableOnly, type MenuItem } from '#domain/menu/menu-item';
import { afterPaint } from '../../ui/after-paint';
import { Grid } from '../../ui/layout/Grid';
import * as text from '../../ui/theme/text.css';
import { TableOnlyNote } from './choices/TableOnlyNote';
import type { ChooseItem } from './choices/use-choose-item';
import { categoryElementId } from './dish/category-element';
import { DishName } from './dish/DishName';
import { ItemCard } from './ItemCard';
import * as styles from './MenuCategoryGroup.css';
import type { MenuGroup } from './menu-groups';

type MenuCategoryGroupProps = {
  group: MenuGroup;
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
function Cards({ group, onChoose, onOpen }: MenuCategoryGroupProps) {
  const { category, items } = group;
  const place = useLaidOut();
  const isAllTableOnly = items.every(isTableOnly);
  return (
    <div
      ref={place}
      data-skippable
      id={categoryElementId(category.slug)}
      data-category={category.slug}
      className={styles.group}
    >
      <h3 className={text.displayM}>
        <DishName row={category} />
      </h3>
      {isAllTableOnly && <TableOnlyNote />}
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
