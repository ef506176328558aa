import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { type ItemTag, itemTags } from '#domain/menu/item-tags';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { Badge } from '../../ui/feedback/Badge';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import * as styles from './ItemTags.css';

type Tag = {
  tone: 'success' | 'honey' | 'danger' | 'lagoon';
  short: string;
  full: MessageDescriptor;
};

// The short forms are signs that stand on printed menus in both languages.
const TAGS: Record<ItemTag, Tag> = {
  vegan: { tone: 'success', short: '', full: msg`Vegan` },
  vegetarian: { tone: 'success', short: 'V', full: msg`Vegetarian` },
  glutenFree: { tone: 'honey', short: 'GF', full: msg`Gluten-free` },
  spicy: { tone: 'danger', short: '', full: msg`Spicy` },
  alcoholFree: { tone: 'lagoon', short: '0%', full: msg`Alcohol-free` },
};

type ItemTagsProps = { item: MenuItem; category: MenuCategory };

/** Diet and heat of a dish, short for the eye and in full for the ear. */
export function ItemTags({ item, category }: ItemTagsProps) {
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
  const { tone, short, full } = TAGS[tag];
  const icon = tag === 'spicy' ? <Flame aria-hidden="true" size={14} /> : undefined;
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
