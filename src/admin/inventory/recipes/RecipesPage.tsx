import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fold } from '#domain/fold';
import type { Recipe, RecipePart } from '#domain/inventory/recipe';
import { dishPart, MOST_INGREDIENTS, recipeRecord, recipeResource } from '#domain/inventory/recipe';
import { FRIES_NAMES, SAUCE_NAMES } from '#domain/menu/menu-item';
import type { Resource, ResourceRecord, Words } from '#domain/resource/resource';
import { changeRecipe } from '../../../data/commands/inventory';
import { useCategoryRows, useStaffFigures, useStaffMenu } from '../../../data/react/use-staff';
import { useLanguage } from '../../../i18n/language';
import { Button, Chip, IconButton } from '../../../ui/controls/controls';
import { EmptyState } from '../../../ui/feedback/states';
import { SelectInput, TextInput } from '../../../ui/form/inputs/inputs';
import { Grid, Heading, Hint, Row } from '../../../ui/layout/Flow';
import * as frame from '../../page/Page.css';
import { usePageTitle } from '../../page/page-parts';
import { RecordEditing } from '../../records/RecordPanel';
import type { RecordEditor } from '../../records/record-editor';
import { OwnerSetting } from '../../settings/SettingCard';
import { SearchBox, usePanel } from '../../shared/List';
import { Part } from '../../shared/Panel';
import { NotAllowed, Read, useUnderstood } from '../../shared/Read';
import type { Ingredients } from '../StockForm';
import { useIngredients, useStockFieldText } from '../StockForm';
import * as styles from './Recipes.css';

type RecipeRow = { part: RecipePart; name: Words; recipe: Recipe };
type RecipeGroup = { key: string; name: Words; rows: RecipeRow[] };

type Category = { id: number; nameEn: string; nameTr: string };
type Dish = Category & { categoryId: number };

const OPTION_GROUPS = [
  { key: 'fries', name: { en: 'Fries', tr: 'Patates' }, options: FRIES_NAMES },
  { key: 'sauce', name: { en: 'Sauces', tr: 'Soslar' }, options: SAUCE_NAMES },
];

/** Returns every dish by its category, and the options that any dish may have, each with its recipe. */
export function recipeGroups(
  dishes: readonly Dish[],
  categories: readonly Category[],
  recipes: readonly Recipe[],
): RecipeGroup[] {
  const stored = new Map(recipes.map((recipe) => [recipe.part, recipe]));
  const rowOf = (part: RecipePart, name: Words): RecipeRow => ({
    part,
    name,
    recipe: stored.get(part) ?? { part, lines: [], changedBy: null, changedAt: null },
  });
  const ofDishes = categories.map((category) => ({
    key: String(category.id),
    name: wordsOf(category),
    rows: dishes
      .filter(({ categoryId }) => categoryId === category.id)
      .map((dish) => rowOf(dishPart(dish.id), wordsOf(dish))),
  }));
  const ofOptions = OPTION_GROUPS.map(({ key, name, options }) => ({
    key,
    name,
    rows: Object.entries(options).map(([option, words]) => rowOf(`${key}:${option}`, words)),
  }));
  return [...ofDishes, ...ofOptions].filter(({ rows }) => rows.length > 0);
}

/** Returns the ingredients in the form: those `listed` in their places, then all others with an amount. */
export function shownIngredients(
  values: Readonly<Record<string, unknown>>,
  listed: readonly string[],
): string[] {
  const others = Object.keys(values).filter((id) => !listed.includes(id));
  return [...listed, ...others.filter((id) => (values[id] ?? '') !== '')];
}

function wordsOf({ nameEn, nameTr }: Category): Words {
  return { en: nameEn || nameTr, tr: nameTr || nameEn };
}

function RecipeFields({ resource, editor }: { resource: Resource; editor: RecordEditor }) {
  const { t } = useLingui();
  const language = useLanguage();
  const fieldText = useStockFieldText();
  const understood = useUnderstood();
  const { values } = editor.draft;
  /** Includes fields without an amount: an emptied field keeps its place while a new amount is typed. */
  const [listed, setListed] = useState(() => shownIngredients(values, []));
  const [chosen, setChosen] = useState('');
  const shown = shownIngredients(values, listed);
  const options = Object.entries(resource.fields)
    .filter(([id]) => !shown.includes(id))
    .map(([value, { label }]) => ({ value, label: label[language] }));
  const list = useRef<HTMLUListElement>(null);
  const toFocus = useRef<string | null>(null);
  useEffect(() => {
    if (toFocus.current === null) return;
    list.current?.querySelector<HTMLElement>(`[name="${toFocus.current}"]`)?.focus();
    toFocus.current = null;
  });

  function add() {
    if (chosen === '') return;
    toFocus.current = chosen;
    setListed([...shown, chosen]);
    setChosen('');
  }

  return (
    <>
      {shown.length === 0 && (
        <Hint>{t`No ingredients yet: this takes nothing out of the stock.`}</Hint>
      )}
      <ul ref={list} className={styles.ingredients}>
        {shown.map((id) => {
          const label = resource.fields[id]?.label[language] ?? '';
          const error = editor.errors[id];
          return (
            <Row as="li" key={id} align="end" wrap={false} className={styles.ingredient}>
              <TextInput
                label={label}
                name={id}
                inputMode="decimal"
                value={String(values[id] ?? '')}
                {...understood(String(values[id] ?? ''), 'measured')}
                {...(error ? { error: fieldText(error) } : {})}
                onChange={(amount) => editor.change(id, amount)}
              />
              <IconButton
                label={t`Remove ${label}`}
                icon={<X size={20} />}
                onClick={() => {
                  setListed(shown.filter((other) => other !== id));
                  editor.change(id, '');
                }}
              />
            </Row>
          );
        })}
      </ul>
      {shown.length < MOST_INGREDIENTS && (
        <Row align="end" wrap={false} className={styles.ingredient}>
          <SelectInput
            label={t`Another ingredient`}
            placeholder={t`Choose…`}
            value={chosen}
            options={options}
            onChange={setChosen}
          />
          <Button tone="tonal" unavailable={chosen === ''} onClick={add}>{t`Add`}</Button>
        </Row>
      )}
    </>
  );
}

type RecipePanelProps = {
  row: RecipeRow;
  items: readonly ResourceRecord[];
  onChanged: () => void;
  onClose: () => void;
};

/** Shows a recipe in its form. The fields are the stock items, so a conflict is resolved ingredient by ingredient. */
function RecipePanel({ row, items, onChanged, onClose }: RecipePanelProps) {
  const { part, name, recipe } = row;
  const resource = useMemo(() => recipeResource(items, name), [items, name]);
  return (
    <RecordEditing
      resource={resource}
      id={part}
      record={recipeRecord(recipe)}
      own={{
        command: changeRecipe,
        fields: (editor) => <RecipeFields resource={resource} editor={editor} />,
      }}
      onMoved={onChanged}
      onSaved={onChanged}
      onRemoved={onClose}
      onClose={onClose}
    />
  );
}

/** Shows the recipes: the stock that a portion of each dish and option uses. */
export function RecipesPage() {
  const { t } = useLingui();
  const { id, open, close } = usePanel();
  const recipes = useStaffFigures<{ recipes: Recipe[] }>('/api/admin/recipes');
  const ingredients = useIngredients();
  const categories = useCategoryRows();
  const { rows: dishes } = useStaffMenu();
  const groups = useMemo(
    () => recipes.value && dishes && recipeGroups(dishes, categories, recipes.value.recipes),
    [recipes.value, dishes, categories],
  );
  usePageTitle(t`Recipes · Bar Bliss`);
  if (recipes.fault === 'forbidden') return <NotAllowed />;
  const { items } = ingredients;
  const reading = {
    value: groups && items ? { groups, items } : null,
    fault: recipes.fault ?? ingredients.fault,
    again() {
      recipes.again();
      ingredients.again();
    },
  };
  return (
    <div className={frame.dense}>
      <Heading level={2} size="displayM">{t`Recipes`}</Heading>
      <Hint>{t`What a portion uses. A completed order takes it out of the stock.`}</Hint>
      <OwnerSetting
        name="stock.switchOff"
        label={<Trans>Switch a dish off when one of its ingredients runs out</Trans>}
        hint={<Trans>It stays off until somebody switches it on again.</Trans>}
      />
      <Read of={{ ...recipes, ...reading }} isDated>
        {({ groups, items }) => {
          const opened = groups.flatMap(({ rows }) => rows).find(({ part }) => part === id);
          return (
            <>
              <RecipeList groups={groups} ingredients={ingredients} onOpen={open} />
              {opened && (
                <RecipePanel
                  key={opened.part}
                  row={opened}
                  items={items}
                  onChanged={recipes.again}
                  onClose={close}
                />
              )}
            </>
          );
        }}
      </Read>
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
      <div className={frame.tools}>
        <SearchBox label={t`Search the list`} typed={q} onSearch={setQ} />
        <Chip pressed={isOpenOnly} onClick={() => setOpenOnly(!isOpenOnly)}>
          <Trans>Without a recipe</Trans>
        </Chip>
      </div>
      {shown.length === 0 && <EmptyState title={<Trans>Nothing fits</Trans>} />}
      {shown.map(({ key, name, rows }) => (
        <Part key={key} id={`recipes-${key}`} title={name[language]} gap={8}>
          <Grid as="ul" layout="halves" gap={8}>
            {rows.map((row) => (
              <li key={row.part}>
                <button type="button" className={styles.row} onClick={() => onOpen(row.part)}>
                  <span className={styles.name}>{row.name[language]}</span>
                  <Hint as="span">
                    {ingredients.wordsOf(row.recipe).join(', ') || <Trans>No recipe yet</Trans>}
                  </Hint>
                </button>
              </li>
            ))}
          </Grid>
        </Part>
      ))}
    </>
  );
}
