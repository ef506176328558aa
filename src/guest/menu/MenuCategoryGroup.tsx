import { memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { isTableOnly, type MenuItem } from '#domain/menu/menu-item';
import { useIsDrawn } from '../../data/react/use-is-drawn';
import { classNames } from '../../ui/class-names';
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
 * One category with its cards. The boundary lets React take over a page drawn by the server one category at a time;
 * who renders around it must not render it again meanwhile, or it would take over all of them at once.
 */
export const MenuCategoryGroup = memo(function MenuCategoryGroup(props: MenuCategoryGroupProps) {
  return (
    <Suspense>
      <Cards {...props} />
    </Suspense>
  );
});

/** What is true for all cards is said once, at the top. */
function Cards({ group, onChoose, onOpen }: MenuCategoryGroupProps) {
  const { category, items } = group;
  const [place, isAsDrawn] = useLaidOut();
  const isAllTableOnly = items.every(isTableOnly);
  return (
    <div
      ref={place}
      id={categoryElementId(category.slug)}
      data-category={category.slug}
      className={classNames(styles.group, isAsDrawn && styles.asDrawn)}
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

/** One above the screen is laid out when it comes into sight: the page would jump under the guest's finger. */
function useLaidOut(): [RefObject<HTMLDivElement | null>, isAsDrawn: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isAsDrawn, setAsDrawn] = useState(useIsDrawn());
  useEffect(() => {
    if (!isAsDrawn || !place.current) return;
    const watch = new IntersectionObserver(([seen]) => {
      if (seen && seen.boundingClientRect.bottom > 0) setAsDrawn(false);
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [isAsDrawn]);
  return [place, isAsDrawn];
}
