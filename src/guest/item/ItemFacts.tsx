import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { itemTags } from '#domain/menu/menu-filter';
import { isTableOnly, type MenuCategory, type MenuItem } from '#domain/menu/menu-item';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
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
      <dl className={styles.facts}>
        {diets.length > 0 && <Fact name={<Trans>Good to know</Trans>}>{list.format(diets)}</Fact>}
        <Fact name={<Trans>Allergens</Trans>}>
          {!allergens && <Trans>Not checked: ask us</Trans>}
          {allergens?.length === 0 && <Trans>None declared</Trans>}
          {allergens && list.format(allergens)}
        </Fact>
        {item.pork && (
          <Fact name={<Trans>Meat</Trans>}>
            <Trans>Contains pork</Trans>
          </Fact>
        )}
      </dl>
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
      <dt className={styles.factName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
