import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleDashed, Pencil, SearchX, TriangleAlert } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { fold } from '#domain/fold';
import type { MenuCategory } from '#domain/menu/menu-item';
import { shownKurus } from '#domain/money';
import { formatTime } from '#domain/venue';
import { isUnchecked } from '../../data/menu/staff-menu';
import type { DishOnMenu } from '../../data/react/use-staff';
import { useStaffMenu } from '../../data/react/use-staff';
import { useMenu } from '../../data/react/use-stores';
import { formatMoney, useLanguage } from '../../i18n/language';
import { classNames } from '../../ui/class-names';
import { Button, Chip, SearchInput } from '../../ui/controls/controls';
import { LinkButton } from '../../ui/controls/LinkButton';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState, Skeleton } from '../../ui/feedback/states';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { TopBarActions, usePageTitle } from '../page/page-parts';
import { ConflictChoice } from '../shared/Panel';
import { CopyUnread, useMay } from '../shared/Read';
import { UndoBar } from '../shared/UndoBar';
import * as styles from './Menu.css';
import { friesMissing, useSwitchDish } from './sold-out';

type DishCardProps = {
  dish: DishOnMenu;
  /** Sold-out fries that keep guests from ordering the dish. */
  missing: ReturnType<typeof friesMissing>;
  onSwitch: (dish: DishOnMenu) => void;
};

export function DishCard({ dish, missing, onSwitch }: DishCardProps) {
  const { t } = useLingui();
  const nameId = useId();
  const wordsId = useId();
  const language = useLanguage();
  const isTurkish = language === 'tr' && dish.nameTr !== '';
  const name = dish.conflict?.by ?? t`somebody else`;
  const time = dish.conflict && formatTime(Date.parse(dish.conflict.at));
  return (
    <li className={classNames(styles.card, !dish.isAvailable && styles.isOut)}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p id={nameId} className={styles.name} {...(isTurkish ? {} : { lang: 'en' })}>
            {isTurkish ? dish.nameTr : dish.nameEn}
          </p>
          <Hint>{formatMoney(shownKurus(dish.price), 'tr')}</Hint>
        </div>
        {/* Label and position show the state besides the colour. */}
        {missing === null && (
          <button
            type="button"
            role="switch"
            aria-checked={dish.isAvailable}
            aria-labelledby={`${nameId} ${wordsId}`}
            className={styles.button}
            onClick={() => onSwitch(dish)}
          >
            <Text as="span" weight={700} id={wordsId}>
              {dish.isAvailable ? t`Available` : t`Sold out`}
            </Text>
            <span aria-hidden="true" className={styles.track}>
              <span className={styles.knob} />
            </span>
          </button>
        )}
      </div>
      {missing && (
        <p className={styles.reason}>
          {missing === 'sweet'
            ? t`Guests can't order it: sweet potato is out of stock.`
            : t`Guests can't order it: all fries are sold out.`}{' '}
          <Trans>The settings say which fries are sold out.</Trans>
        </p>
      )}
      {dish.isQueued && (
        <Row as="p" gap={4} wrap={false} className={classNames(text.small, text.muted)}>
          <CircleDashed size={16} strokeWidth={2.25} />
          <Trans>Waiting to be sent</Trans>
        </Row>
      )}
      {dish.conflict && (
        <div className={styles.strip}>
          <p role="status">
            {dish.conflict.kind === 'others'
              ? t`Not sent yet: switched by ${name} at ${time}. Only they can send it.`
              : dish.isAvailable
                ? t`${name} put this back on the menu at ${time}.`
                : t`${name} marked this sold out at ${time}.`}
          </p>
          <ConflictChoice conflict={dish.conflict} />
        </div>
      )}
    </li>
  );
}

/** Without id and name: the dishes of unknown categories. */
type DishGroupOnMenu = { id: number | null; name: string | null; dishes: DishOnMenu[] };

type Wish = { words: string; isOutOnly: boolean; language: 'en' | 'tr' };

/** Groups matching dishes by category, in the menu's order; those of unknown categories come last. */
export function dishGroups(
  dishes: readonly DishOnMenu[],
  categories: readonly MenuCategory[],
  wish: Wish,
): DishGroupOnMenu[] {
  const wanted = dishes.filter((dish) => isWanted(dish, wish));
  const known = new Set(categories.map(({ id }) => id));
  return [
    ...categories.map(({ id, nameEn, nameTr }) => ({
      id,
      name: wish.language === 'tr' ? nameTr : nameEn,
      dishes: wanted.filter(({ categoryId }) => categoryId === id),
    })),
    { id: null, name: null, dishes: wanted.filter(({ categoryId }) => !known.has(categoryId)) },
  ].filter(({ dishes: found }) => found.length > 0);
}

/** Matches both names and ignores case and diacritics. */
function isWanted(dish: DishOnMenu, { words, isOutOnly }: Wish): boolean {
  if (isOutOnly && dish.isAvailable) return false;
  const asked = fold(words.trim());
  return [dish.nameEn, dish.nameTr].some((name) => fold(name).includes(asked));
}

export function MenuItemsPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const { state, rows, retry } = useStaffMenu();
  const menu = useMenu();
  const { categories } = menu;
  const mayChange = useMay('menu.change');
  const [words, setWords] = useState('');
  const [isOutOnly, setOutOnly] = useState(false);
  const { switchDish, ...done } = useSwitchDish();
  usePageTitle(t`Menu items · Bar Bliss`);
  const groups = useMemo(
    () => dishGroups(rows ?? [], categories, { words, isOutOnly, language }),
    [rows, categories, words, isOutOnly, language],
  );
  if (state !== 'ready' || !rows) {
    return (
      <CopyUnread
        state={state}
        onRetry={retry}
        title={<Trans>This tablet can't read its menu right now</Trans>}
        loading={<Trans>Loading the menu…</Trans>}
        className={styles.page}
      >
        <div className={styles.cards}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((bone) => (
            <Skeleton key={bone} shape="block" />
          ))}
        </div>
      </CopyUnread>
    );
  }
  const showAll = () => {
    setWords('');
    setOutOnly(false);
  };
  const out = rows.filter(({ isAvailable }) => !isAvailable).length;
  return (
    <div className={styles.page}>
      {mayChange && (
        <TopBarActions>
          <LinkButton asChild tone="outline" size="compact" icon={<Pencil size={20} />}>
            <Link to="/admin/menu/items/edit">{t`Edit the menu`}</Link>
          </LinkButton>
        </TopBarActions>
      )}
      <div className={styles.tools}>
        <SearchInput
          label={t`Search the menu`}
          value={words}
          onChange={setWords}
          clearLabel={t`Clear the search`}
        />
        <Chip pressed={isOutOnly} onClick={() => setOutOnly(!isOutOnly)}>
          <Trans>Sold out: {out}</Trans>
        </Chip>
      </div>
      {groups.map((group) => (
        <DishGroup key={group.id ?? 'unknown'} group={group} menu={menu} onSwitch={switchDish} />
      ))}
      <UndoBar of={done} />
      {groups.length === 0 && (
        <EmptyState
          icon={<SearchX size={40} />}
          title={words !== '' ? t`No item has that name` : t`Nothing is sold out`}
          action={<Button tone="outline" onClick={showAll}>{t`Show the whole menu`}</Button>}
        />
      )}
    </div>
  );
}

type DishGroupProps = Pick<DishCardProps, 'onSwitch'> & {
  group: DishGroupOnMenu;
  menu: Parameters<typeof friesMissing>[1];
};

function DishGroup({ group: { name, dishes }, menu, onSwitch }: DishGroupProps) {
  const headingId = useId();
  return (
    <Stack as="section" gap={12} aria-labelledby={headingId}>
      <Heading level={2} id={headingId}>
        {name ?? <Trans>More dishes</Trans>}
      </Heading>
      <ul className={styles.cards}>
        {dishes.map((dish) => (
          <DishCard
            key={dish.id}
            dish={dish}
            missing={friesMissing(dish, menu)}
            onSwitch={onSwitch}
          />
        ))}
      </ul>
    </Stack>
  );
}

export function UncheckedDishes() {
  const { rows = [] } = useStaffMenu();
  const unchecked = rows.filter(isUnchecked).length;
  if (unchecked === 0) return null;
  return (
    <Banner
      tone="honey"
      shape="box"
      icon={<TriangleAlert size={20} />}
      action={
        <LinkButton asChild tone="outline">
          <Link to="/admin/menu/items/edit" search={{ hasAllergensChecked: false }}>
            <Trans>Check them</Trans>
          </Link>
        </LinkButton>
      }
    >
      <Plural
        value={unchecked}
        one="# dish has unchecked allergens: guests read “ask us”."
        other="# dishes have unchecked allergens: guests read “ask us”."
      />
    </Banner>
  );
}
