import { Trans, useLingui } from '@lingui/react/macro';
import { Armchair, Check, Flame } from 'lucide-react';
import type { RefObject } from 'react';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { searchWords } from '#domain/fold';
import type { ItemChoice, ItemTag, MenuCategory, MenuItem } from '#domain/menu/menu-item';
import {
  hasWords,
  isFood,
  isTableOnly,
  itemChoice,
  itemTags,
  pieceKurus,
} from '#domain/menu/menu-item';
import { CARD_OF } from '#domain/pages/drawn-page';
import { localized, useLanguage } from '../../i18n/language';
import { afterPaint } from '../../ui/after-paint';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Badge } from '../../ui/feedback/states';
import { Grid, Hint, scrollToElement, VisuallyHidden } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { useLater } from '../../ui/use-later';
import type { ChooseItem } from './choices/use-choose-item';
import { DishName, Price } from './dish/Dish';
import { ITEM_TAG_NAMES } from './dish/item-tag-names';
import * as itemCardStyles from './ItemCard.css';
import * as styles from './MenuSection.css';

type ItemCardProps = {
  item: MenuItem;
  category: MenuCategory;
  /** True if the category does not already say so. */
  saysTableOnly: boolean;
  onChoose: ChooseItem;
  /** Opens the dish. A stable function keeps cards from re-rendering. */
  onOpen: (item: MenuItem) => void;
};

/** Shows a dish: a strip with the picture at the left on a phone, upright where there is room. */
export const ItemCard = memo(function ItemCard(props: ItemCardProps) {
  const { item, category, saysTableOnly, onChoose, onOpen } = props;
  const language = useLanguage();
  const choice = itemChoice(item, category);
  const isSoldOut = choice === 'out-of-stock';
  return (
    <article className={itemCardStyles.card} {...{ [CARD_OF]: item.id }}>
      <Picture
        src={item.imageUrl}
        alt=""
        sizes="(min-width: 600px) 360px, 96px"
        dimmed={isSoldOut}
        className={itemCardStyles.picture}
      />
      <div className={itemCardStyles.words}>
        <h4 className={classNames(text.item, isSoldOut && text.muted)}>
          <button
            type="button"
            aria-haspopup="dialog"
            className={itemCardStyles.open}
            onClick={() => onOpen(item)}
          >
            {isSoldOut ? <s>{<DishName row={item} />}</s> : <DishName row={item} />}
          </button>
        </h4>
        <p className={itemCardStyles.description}>{localized(item, 'description', language)}</p>
        {saysTableOnly && choice !== 'brunch' && <TableOnlyNote />}
        <div className={itemCardStyles.foot}>
          <CardPrice kurus={pieceKurus(item, choice)} choice={choice} />
          <ItemTags item={item} category={category} />
          <AddButton
            name={localized(item, 'name', language)}
            choice={choice}
            onAdd={() => onChoose(item, category)}
          />
        </div>
      </div>
    </article>
  );
});

function CardPrice({ kurus, choice }: { kurus: number; choice: ItemChoice }) {
  const isSoldOut = choice === 'out-of-stock';
  const price = (
    <Price
      kurus={kurus}
      className={classNames(text.item, isSoldOut ? text.muted : itemCardStyles.price)}
    />
  );
  if (choice !== 'fries') return price;
  return (
    <Hint as="span">
      <Trans>{price} with fries</Trans>
    </Hint>
  );
}

const SHOWN_MS = 900;

type AddButtonProps = {
  name: string;
  choice: ItemChoice;
  /** Returns true when the item went into the cart. */
  onAdd: () => boolean;
};

function AddButton({ name, choice, onAdd }: AddButtonProps) {
  const { t } = useLingui();
  const [addedAt, setAddedAt] = useState(0);
  useLater(addedAt, SHOWN_MS, () => setAddedAt(0));

  function add() {
    if (!onAdd()) return;
    navigator.vibrate?.(10);
    setAddedAt(Date.now());
  }

  const isSoldOut = choice === 'out-of-stock';
  const words = (isSoldOut && t`OUT OF STOCK`) || (choice === 'brunch' && t`Book`);
  const act = words || (addedAt ? t`Added` : t`Add`);
  return (
    <Button
      tone="tonal"
      size="compact"
      unavailable={isSoldOut}
      className={classNames(
        words ? itemCardStyles.off : itemCardStyles.add,
        !words && !addedAt && itemCardStyles.plus,
      )}
      aria-label={`${act}: ${name}`}
      aria-haspopup={choice === 'add' || isSoldOut ? undefined : 'dialog'}
      onClick={add}
    >
      {words || (addedAt > 0 && <Check size={20} />)}
    </Button>
  );
}

type Tag = {
  tone: 'success' | 'honey' | 'danger' | 'lagoon';
  short: string;
};

// The abbreviations follow the printed menus of both languages.
const TAGS: Record<ItemTag, Tag> = {
  vegan: { tone: 'success', short: '' },
  vegetarian: { tone: 'success', short: 'V' },
  glutenFree: { tone: 'honey', short: 'GF' },
  spicy: { tone: 'danger', short: '' },
  alcoholFree: { tone: 'lagoon', short: '0%' },
};

/** Shows diet and heat of a dish: abbreviated, in full for screen readers. */
function ItemTags({ item, category }: { item: MenuItem; category: MenuCategory }) {
  const tags = itemTags(item, category);
  if (tags.length === 0) return null;
  return (
    <ul className={itemCardStyles.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <TagBadge tag={tag} />
        </li>
      ))}
    </ul>
  );
}

function TagBadge({ tag }: { tag: ItemTag }) {
  const { t } = useLingui();
  const { tone, short } = TAGS[tag];
  const full = ITEM_TAG_NAMES[tag];
  const icon = tag === 'spicy' ? <Flame size={14} /> : undefined;
  if (!short) {
    return (
      <Badge tone={tone} icon={icon}>
        {t(full)}
      </Badge>
    );
  }
  return (
    <Badge tone={tone}>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{t(full)}</VisuallyHidden>
    </Badge>
  );
}

export function TableOnlyNote() {
  return (
    <p className={itemCardStyles.tableOnly}>
      <Armchair size={16} className={itemCardStyles.tableOnlyIcon} />
      <Trans>Served at the table only</Trans>
    </p>
  );
}

export function categoryElementId(slug: string): string {
  return `category-${slug}`;
}

/** Scrolls to a category, 120 px from the top by its scroll margin. */
export function scrollToCategory(slug: string, { calm = false } = {}): void {
  scrollToElement(document.getElementById(categoryElementId(slug)), { isCalm: calm });
}

export type MenuGroup = { category: MenuCategory; items: MenuItem[] };

/** Returns the menu by category, without hidden items, filtered by search and filters. */
export function menuGroups(
  categories: readonly MenuCategory[],
  items: readonly MenuItem[],
  query: string,
  passes: (item: MenuItem, category: MenuCategory) => boolean = () => true,
): MenuGroup[] {
  const words = searchWords(query);
  const found = items.filter((item) => item.isAvailable && hasWords(item, words));
  return categories
    .map((category) => ({
      category,
      items: found.filter((item) => item.categoryId === category.id && passes(item, category)),
    }))
    .filter((group) => group.items.length > 0);
}

export function countItems(groups: readonly MenuGroup[]): number {
  return groups.reduce((sum, group) => sum + group.items.length, 0);
}

/**
 * Returns how many items a search has found, or null while that is unknown.
 * @param isPartial true if the words of the other language are still loading
 */
export function countFound(groups: readonly MenuGroup[], isPartial: boolean): number | null {
  const found = countItems(groups);
  return found === 0 && isPartial ? null : found;
}

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
