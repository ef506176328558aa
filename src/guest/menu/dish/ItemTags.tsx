import { useLingui } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { type ItemTag, itemTags } from '#domain/menu/menu-filter';
import type { MenuCategory, MenuItem } from '#domain/menu/menu-item';
import { Badge } from '../../../ui/feedback/Badge';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import * as styles from './ItemTags.css';
import { ITEM_TAG_NAMES } from './item-tag-names';

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

type ItemTagsProps = { item: MenuItem; category: MenuCategory };

/** Shows diet and heat of a dish: abbreviated, in full for screen readers. */
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
  const { tone, short } = TAGS[tag];
  const full = ITEM_TAG_NAMES[tag];
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
