import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { CARD_OF } from '#domain/drawn-page';
import { type ItemChoice, itemChoice, pieceKurus } from '#domain/menu/item-choice';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import * as text from '../../ui/theme/text.css';
import { AddButton } from './AddButton';
import { TableOnlyNote } from './choices/TableOnlyNote';
import type { ChooseItem } from './choices/use-choose-item';
import { DishName } from './dish/DishName';
import { ItemTags } from './dish/ItemTags';
import { Price } from './dish/Price';
import { StagedPicture } from './dish/StagedPicture';
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
      <StagedPicture
        src={item.imageUrl}
        sizes="(min-width: 600px) 360px, 108px"
        dimmed={isSoldOut}
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
        <ItemTags item={item} category={category} />
        {saysTableOnly && choice !== 'brunch' && <TableOnlyNote />}
        <div className={styles.foot}>
          <CardPrice kurus={pieceKurus(item, choice)} choice={choice} />
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
  const { t } = useLingui();
  const isSoldOut = choice === 'out-of-stock';
  const price = (
    <Price kurus={kurus} className={classNames(styles.price, isSoldOut && styles.soldOut)} />
  );
  if (choice !== 'fries') return price;
  return <span className={styles.withFries}>{t`${price} with fries`}</span>;
}
