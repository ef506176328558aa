import { Trans, useLingui } from '@lingui/react/macro';
import { Armchair, Check, Flame } from 'lucide-react';
import { memo, useEffect, useState } from 'react';
import { CARD_OF } from '#domain/drawn-page';
import { type ItemTag, itemTags } from '#domain/menu/menu-filter';
import {
  type ItemChoice,
  itemChoice,
  type MenuCategory,
  type MenuItem,
  pieceKurus,
} from '#domain/menu/menu-item';
import { localized, useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/Button';
import { Badge } from '../../ui/feedback/EmptyState';
import { VisuallyHidden } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import type { ChooseItem } from './choices/use-choose-item';
import { DishName, Price } from './dish/Dish';
import { ITEM_TAG_NAMES } from './dish/item-tag-names';
import * as styles from './ItemCard.css';

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
    <article className={styles.card} {...{ [CARD_OF]: item.id }}>
      <Picture
        src={item.imageUrl}
        alt=""
        sizes="(min-width: 600px) 360px, 96px"
        dimmed={isSoldOut}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h4 className={classNames(text.item, isSoldOut && styles.soldOut)}>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.open}
            onClick={() => onOpen(item)}
          >
            {isSoldOut ? <s>{<DishName row={item} />}</s> : <DishName row={item} />}
          </button>
        </h4>
        <p className={styles.description}>{localized(item, 'description', language)}</p>
        {saysTableOnly && choice !== 'brunch' && <TableOnlyNote />}
        <div className={styles.foot}>
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
    <Price kurus={kurus} className={classNames(styles.price, isSoldOut && styles.soldOut)} />
  );
  if (choice !== 'fries') return price;
  return (
    <span className={styles.withFries}>
      <Trans>{price} with fries</Trans>
    </span>
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

  useEffect(() => {
    if (!addedAt) return;
    const timer = setTimeout(() => setAddedAt(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [addedAt]);

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
      className={classNames(words ? styles.off : styles.add, !words && !addedAt && styles.plus)}
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
    <ul className={styles.tags}>
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
    <p className={styles.tableOnly}>
      <Armchair size={16} className={styles.tableOnlyIcon} />
      <Trans>Served at the table only</Trans>
    </p>
  );
}
