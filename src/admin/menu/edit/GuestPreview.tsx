import { Trans } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { type MenuCategory, type MenuItem, NO_ALLERGENS } from '#domain/menu/menu-item';
import type { ResourceRecord, Values } from '#domain/resource/resource';
import { menuItemsOf } from '../../../data/menu/menu-wire';
import type { CategoryRow } from '../../../data/react/staff/use-category-rows';
import { useMenu } from '../../../data/react/use-menu';
import * as styles from './MenuEdit.css';

/** The app passes in the guest's card of an item, because staff screens cannot import guest screens. */
export type GuestCard = { item: MenuItem; category: MenuCategory; language: 'en' | 'tr' };

type GuestPreviewProps = {
  record: ResourceRecord;
  categories: readonly CategoryRow[];
  Card: ComponentType<GuestCard>;
};

export function GuestPreview({ record, categories, Card }: GuestPreviewProps) {
  const category = categories.find(({ id }) => id === record.categoryId);
  const item = shownItem(record);
  const fries = useMenu().items.find(({ id }) => id === item?.id)?.fries;
  if (!category || !item) return null;
  const imageUrl = item.imageUrl || `/photos/category-${category.slug}-640.avif`;
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        <Trans>As guests see it</Trans>
      </h3>
      <div className={styles.cards}>
        {(['en', 'tr'] as const).map((language) => (
          <div key={language} lang={language} inert className={styles.card}>
            <Card
              item={{ ...item, imageUrl, ...(fries && { fries }) }}
              category={category}
              language={language}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

/** Makes a menu item from a record or the form, or null while incomplete. */
export function shownItem({ choiceRule, allergens, ...rest }: Values): MenuItem | null {
  const isNone = Array.isArray(allergens) && allergens.includes(NO_ALLERGENS);
  const stated = isNone ? { noAllergens: true } : { allergens };
  const rule = choiceRule !== 'auto' && { choiceRule };
  return menuItemsOf([{ ...rest, ...stated, ...rule }])[0] ?? null;
}
