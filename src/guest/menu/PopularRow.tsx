import { useLingui } from '@lingui/react/macro';
import { itemChoice, pieceKurus } from '#domain/menu/item-choice';
import type { MenuItem } from '#domain/menu/menu-item';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { DishName } from './dish/DishName';
import { Price } from './dish/Price';
import type { MenuGroup } from './menu-groups';
import * as styles from './PopularRow.css';

type PopularRowProps = { groups: readonly MenuGroup[]; onOpen: (item: MenuItem) => void };

/** Fewer dishes make no row. */
const LEAST = 3;

/** Shows popular dishes. */
export function PopularRow({ groups, onOpen }: PopularRowProps) {
  const { t } = useLingui();
  const popular = groups.flatMap(({ category, items }) =>
    items.filter(({ isPopular }) => isPopular).map((item) => ({ item, category })),
  );
  if (popular.length < LEAST) return null;
  return (
    <section aria-labelledby="popular" className={styles.part}>
      <h3 id="popular" className={text.displayM}>{t`Popular`}</h3>
      <ul className={styles.row}>
        {popular.map(({ item, category }) => (
          <li key={item.id} className={styles.card}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={styles.open}
              onClick={() => onOpen(item)}
            >
              <Picture src={item.imageUrl} alt="" sizes="144px" />
              <span className={styles.name}>
                <DishName row={item} />
              </span>
              <Price
                kurus={pieceKurus(item, itemChoice(item, category))}
                className={styles.price}
              />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
