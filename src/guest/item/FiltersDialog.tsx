import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import {
  ALLERGENS,
  DIETS,
  FAVOURITES,
  filtersOf,
  passesFilters,
  without,
} from '#domain/menu/menu-item';
import { useFavourites, useMenu } from '../../data/react/use-stores';
import { Button, Chip } from '../../ui/controls/controls';
import { Hint, Row, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { useNavigate } from '../../ui/router/RouterView';
import * as text from '../../ui/theme/text.css';
import { ITEM_TAG_NAMES } from '../menu/dish/item-tag-names';
import { countItems, menuGroups } from '../menu/MenuGroups';
import { useDialog, usePageTitle } from '../use-dialog';
import { ALLERGEN_NAMES } from './allergen-names';
import * as styles from './item.css';

/** Shows the menu's filters. Closing applies them; Back discards the changes. */
export function FiltersDialog() {
  const { t } = useLingui();
  const { search } = useDialog();
  const { categories, items } = useMenu();
  const favourites = useFavourites();
  const leave = useLeaveFilters();
  const [chosen, setChosen] = useState(() => filtersOf(search.f ?? ''));
  usePageTitle(t`Filters · Bar Bliss`);
  const groups = menuGroups(categories, items, search.q ?? '', (item, category) =>
    passesFilters(item, category, chosen, favourites),
  );
  const found = countItems(groups);

  function toggle(name: string) {
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name]);
  }

  return (
    <Dialog
      title={t`Filters`}
      onClose={() => leave(chosen)}
      footer={
        <Row gap={12} align="stretch">
          <Button tone="quiet" size="cta" onClick={() => setChosen([])}>{t`Clear all`}</Button>
          <Button size="cta" className={styles.show} onClick={() => leave(chosen)}>
            <span aria-live="polite">
              {t`Show ${plural(found, { one: '# result', other: '# results' })}`}
            </span>
          </Button>
        </Row>
      }
    >
      <Stack gap={24}>
        <FilterChips
          label={t`Your picks`}
          hint={favourites.length === 0 && t`Tap the heart on a dish to add it to your favourites.`}
          options={[{ name: FAVOURITES, title: t`Favourites` }]}
          chosen={chosen}
          onToggle={toggle}
        />
        <FilterChips
          label={t`Diet`}
          options={DIETS.map((name) => ({ name, title: t(ITEM_TAG_NAMES[name]) }))}
          chosen={chosen}
          onToggle={toggle}
        />
        <FilterChips
          label={t`Leave out`}
          hint={t`Dishes with it, or not checked, are hidden.`}
          options={ALLERGENS.map((name) => ({
            name: without(name),
            title: t(ALLERGEN_NAMES[name]),
          }))}
          chosen={chosen}
          onToggle={toggle}
        />
        <p className={text.small}>{t`Allergies? Tell the team before you order.`}</p>
      </Stack>
    </Dialog>
  );
}

/** Applies the filters; Back returns to the page before. */
function useLeaveFilters(): (filters: readonly string[]) => void {
  const { search, close } = useDialog();
  const navigate = useNavigate();
  return (filters) => {
    const f = filters.length > 0 ? filters.join('.') : undefined;
    if (f === search.f) return close();
    void navigate({
      to: '/',
      search: (before) => ({ ...before, d: undefined, f }),
      state: (before) => ({ ...before, dialogDepth: undefined }),
      hash: true,
      replace: true,
    });
  };
}

type FilterChipsProps = {
  label: string;
  hint?: ReactNode;
  options: readonly { name: string; title: string }[];
  chosen: readonly string[];
  onToggle: (name: string) => void;
};

/** Shows filters of one kind; active ones have a check mark besides the colour. */
function FilterChips({ label, hint, options, chosen, onToggle }: FilterChipsProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <h3 id={id} className={text.item}>
        {label}
      </h3>
      {hint && <Hint>{hint}</Hint>}
      <Row align="stretch" className={styles.chips}>
        {options.map(({ name, title }) => (
          <Chip
            key={name}
            pressed={chosen.includes(name)}
            icon={chosen.includes(name) && <Check size={18} />}
            onClick={() => onToggle(name)}
          >
            {title}
          </Chip>
        ))}
      </Row>
    </fieldset>
  );
}
