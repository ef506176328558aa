import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { fold } from '#domain/fold';
import type { Recipe } from '#domain/inventory/recipe';
import { useCategoryRows } from '../../../data/react/staff/use-category-rows';
import { useStaffFigures } from '../../../data/react/staff/use-staff-figures';
import { useStaffMenu } from '../../../data/react/staff/use-staff-menu';
import { useLanguage } from '../../../i18n/use-language';
import { Chip } from '../../../ui/controls/Chip';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { usePageTitle } from '../../page/use-page-title';
import { SearchBox } from '../../records/SearchBox';
import { OwnerSetting } from '../../settings/OwnerSetting';
import { NotAllowed } from '../../shared/NotAllowed';
import { ReadingFailed, UpdatedStamp } from '../../shared/Read';
import { usePanel } from '../../shared/use-list-search';
import { RecipePanel } from './RecipePanel';
import * as styles from './Recipes.css';
import { type RecipeGroup, recipeGroups } from './recipe-list';
import { type Ingredients, useIngredients } from './use-ingredients';

/** Shows the recipes: the stock that a portion of each dish and option uses. */
export function RecipesPage() {
  const { t } = useLingui();
  const { id, open, close } = usePanel();
  const { value, at, fault, isAsking, again } = useStaffFigures<{ recipes: Recipe[] }>(
    '/api/admin/recipes',
  );
  const ingredients = useIngredients();
  const categories = useCategoryRows();
  const { rows: dishes } = useStaffMenu();
  const groups = useMemo(
    () => value && dishes && recipeGroups(dishes, categories, value.recipes),
    [value, dishes, categories],
  );
  usePageTitle(t`Recipes · Bar Bliss`);
  if (fault === 'forbidden') return <NotAllowed />;
  const hasFailed = fault !== null || ingredients.fault !== null;
  const opened = groups?.flatMap(({ rows }) => rows).find(({ part }) => part === id);
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>
        <Trans>Recipes</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>What a portion uses. A completed order takes it out of the stock.</Trans>
      </p>
      <OwnerSetting
        name="stock.switchOff"
        label={<Trans>Switch a dish off when one of its ingredients runs out</Trans>}
        hint={<Trans>It stays off until somebody switches it on again.</Trans>}
      />
      {hasFailed && (
        <>
          <ReadingFailed
            isAsking={isAsking}
            onRetry={() => {
              again();
              ingredients.again();
            }}
          />
          <UpdatedStamp at={at} hasFailed />
        </>
      )}
      {(!groups || !ingredients.items) && !hasFailed && <Skeleton shape="block" />}
      {groups && ingredients.items && (
        <RecipeList groups={groups} ingredients={ingredients} onOpen={open} />
      )}
      {opened && ingredients.items && (
        <RecipePanel
          key={opened.part}
          row={opened}
          items={ingredients.items}
          onChanged={again}
          onClose={close}
        />
      )}
    </div>
  );
}

type RecipeListProps = {
  groups: readonly RecipeGroup[];
  ingredients: Ingredients;
  onOpen: (part: string) => void;
};

function RecipeList({ groups, ingredients, onOpen }: RecipeListProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [q, setQ] = useState('');
  const [isOpenOnly, setOpenOnly] = useState(false);
  const shown = groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(
        ({ name, recipe }) =>
          fold(`${name.en} ${name.tr}`).includes(fold(q.trim())) &&
          (!isOpenOnly || recipe.lines.length === 0),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <>
      <div className={styles.tools}>
        <SearchBox label={t`Search the list`} typed={q} onSearch={setQ} />
        <Chip pressed={isOpenOnly} onClick={() => setOpenOnly(!isOpenOnly)}>
          <Trans>Without a recipe</Trans>
        </Chip>
      </div>
      {shown.length === 0 && <EmptyState title={<Trans>Nothing fits</Trans>} />}
      {shown.map(({ key, name, rows }) => (
        <section key={key} aria-labelledby={`recipes-${key}`} className={styles.group}>
          <h3 id={`recipes-${key}`} className={styles.heading}>
            {name[language]}
          </h3>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.part}>
                <button type="button" className={styles.row} onClick={() => onOpen(row.part)}>
                  <span className={styles.name}>{row.name[language]}</span>
                  <span className={styles.hint}>
                    {ingredients.wordsOf(row.recipe).join(', ') || <Trans>No recipe yet</Trans>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
