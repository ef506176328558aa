import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { itemTags } from '#domain/menu/menu-filter';
import { isTableOnly, type MenuCategory, type MenuItem } from '#domain/menu/menu-item';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { Stack, Text } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { TableOnlyNote } from '../menu/choices/TableOnlyNote';
import { ITEM_TAG_NAMES } from '../menu/dish/item-tag-names';
import { ALLERGEN_NAMES } from './allergen-names';
import * as styles from './ItemDialog.css';

type ItemFactsProps = { item: MenuItem; category: MenuCategory };

/** Shows diet and allergens of a dish. */
export function ItemFacts({ item, category }: ItemFactsProps) {
  const { t } = useLingui();
  const list = new Intl.ListFormat(useLanguage(), { style: 'narrow' });
  const diets = itemTags(item, category).map((tag) => t(ITEM_TAG_NAMES[tag]));
  const allergens = item.allergens?.map((allergen) => t(ALLERGEN_NAMES[allergen]));
  return (
    <div>
      <Stack as="dl" gap={8}>
        {diets.length > 0 && <Fact name={<Trans>Good to know</Trans>}>{list.format(diets)}</Fact>}
        <Fact name={<Trans>Allergens</Trans>}>
          {!allergens && <Trans>Not checked: ask us</Trans>}
          {allergens?.length === 0 && <Trans>None declared</Trans>}
          {allergens && list.format(allergens)}
        </Fact>
        {item.pork && <Fact name={<Trans>Meat</Trans>}>{t`Contains pork`}</Fact>}
      </Stack>
      <p className={classNames(text.small, text.muted, styles.ask)}>
        <Trans>Allergies? Tell the team before you order.</Trans>
      </p>
      {isTableOnly(item) && <TableOnlyNote />}
    </div>
  );
}

type FactProps = { name: ReactNode; children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}
