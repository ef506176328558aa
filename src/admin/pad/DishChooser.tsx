import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, SearchX, Trash2, UtensilsCrossed } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { MAX_QUANTITY } from '#domain/cart/cart';
import type { Fries, MenuItem, Sauce } from '#domain/menu/menu-item';
import {
  CUSTOM_SAUCE_MAX,
  FRIES,
  friesOf,
  itemChoice,
  NOTES_MAX,
  SAUCES,
} from '#domain/menu/menu-item';
import type { RoundDish, RoundLine } from '#domain/orders/round';
import { useFriesText, useSauceText } from '../../i18n/label-text';
import { useLanguage } from '../../i18n/language';
import { Button, Chip, ChipRow, IconButton, SearchInput } from '../../ui/controls/controls';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { EmptyState } from '../../ui/feedback/states';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Heading, Row, Stack } from '../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { Choice } from '../bills/bill-parts';
import { Dishes } from './Dishes';
import * as styles from './Pad.css';
import * as tiles from './Tile.css';
import type { Pad, PadMenu } from './use-pad';
import { OFTEN, shownDishes } from './use-pad';
import { PAD_SEARCH_ID } from './use-pad-keys';

type DishOptionsProps = {
  item: MenuItem;
  choice: 'fries' | 'sauce';
  onAdd: (dish: RoundDish) => void;
  onBack: () => void;
};

/** Stands in place of the dishes until the required option is chosen: one tap adds. */
function DishOptions({ item, choice, onAdd, onBack }: DishOptionsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [notes, setNotes] = useState('');
  const [ownSauce, setOwnSauce] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  function add(chosen: Partial<RoundDish>) {
    const typed = notes.trim();
    onAdd({ itemId: item.id, ...chosen, ...(typed && { notes: typed }) });
  }

  function addSauce(sauce: Sauce) {
    if (sauce !== 'custom-sauce') return add({ sauce });
    if (ownSauce === null) return setOwnSauce('');
    const typed = ownSauce.trim();
    add({ sauce, ...(typed && { customSauce: typed }) });
  }

  return (
    <Stack gap={12}>
      <Row wrap={false}>
        <IconButton label={t`Back to the dishes`} icon={<ArrowLeft />} onClick={onBack} />
        <Heading ref={heading} level={2} tabIndex={-1}>
          {(language === 'tr' && item.nameTr) || item.nameEn}
        </Heading>
      </Row>
      {choice === 'fries' ? (
        <FriesChoices item={item} onChoose={(fries) => add({ fries })} />
      ) : (
        <SauceChoices onChoose={addSauce} />
      )}
      {ownSauce !== null && (
        <TextInput
          label={t`Which sauce?`}
          maxLength={CUSTOM_SAUCE_MAX}
          value={ownSauce}
          onChange={setOwnSauce}
          hint={<Trans>Then tap the sauce again.</Trans>}
        />
      )}
      <TextInput
        label={t`Note for the kitchen`}
        optional
        maxLength={NOTES_MAX}
        value={notes}
        onChange={setNotes}
      />
    </Stack>
  );
}

type FriesChoicesProps = {
  item: MenuItem;
  chosen?: Fries | undefined;
  onChoose: (fries: Fries) => void;
};

function FriesChoices({ item, chosen, onChoose }: FriesChoicesProps) {
  const { t } = useLingui();
  const friesText = useFriesText();
  const { soldOut } = friesOf(item);
  return (
    <fieldset aria-label={t`Fries`} className={tiles.options}>
      {FRIES.map((fries) => {
        const name = friesText(fries);
        return (
          <Choice key={fries} isChosen={fries === chosen} onClick={() => onChoose(fries)}>
            {soldOut.includes(fries) ? t`${name}, sold out` : name}
          </Choice>
        );
      })}
    </fieldset>
  );
}

type SauceChoicesProps = { chosen?: Sauce | undefined; onChoose: (sauce: Sauce) => void };

function SauceChoices({ chosen, onChoose }: SauceChoicesProps) {
  const { t } = useLingui();
  const sauceText = useSauceText();
  return (
    <fieldset aria-label={t`Sauce`} className={tiles.options}>
      {SAUCES.map((sauce) => (
        <Choice key={sauce} isChosen={sauce === chosen} onClick={() => onChoose(sauce)}>
          {sauceText(sauce)}
        </Choice>
      ))}
    </fieldset>
  );
}

type DishChooserProps = {
  menu: PadMenu;
  often: readonly number[];
  pad: Pad;
  /** This dish needs an option first. */
  optionsOf: MenuItem | null;
  onTap: (item: MenuItem) => void;
  onHold: (item: MenuItem) => void;
  onAdd: (dish: RoundDish) => void;
  onBack: () => void;
};

/** Shows search, categories and dishes; Enter in the search adds the first dish. */
export function DishChooser(props: DishChooserProps) {
  const { menu, often, pad, optionsOf, onTap, onHold, onAdd, onBack } = props;
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const [chip, setChip] = useState<string>(OFTEN);
  const asked = useDeferredValue(query);
  const shown = useMemo(
    () => shownDishes(menu, { query: asked, chip, often }),
    [menu, asked, chip, often],
  );
  const counts = useCounts(pad);
  const dishes = useFocusAfter(optionsOf);
  const category = menu.categories.find(({ id }) => id === optionsOf?.categoryId);
  const choice = optionsOf && category ? itemChoice(optionsOf, category) : null;

  function pressKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      return setQuery('');
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || query.trim() === '') return;
    event.preventDefault();
    const [first] = shownDishes(menu, { query, chip, often });
    if (!first) return;
    onTap(first);
    setQuery('');
  }

  if (optionsOf && (choice === 'fries' || choice === 'sauce')) {
    return (
      <div className={styles.choose}>
        <div className={styles.room}>
          <div className={styles.scroll}>
            <DishOptions item={optionsOf} choice={choice} onAdd={onAdd} onBack={onBack} />
          </div>
        </div>
      </div>
    );
  }
  return (
    <section ref={dishes} tabIndex={-1} aria-label={t`Dishes`} className={styles.choose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the box hears the keys of the field inside. */}
      <div onKeyDown={pressKey}>
        <SearchInput
          id={PAD_SEARCH_ID}
          label={t`Search dishes`}
          clearLabel={t`Clear the search`}
          value={query}
          onChange={setQuery}
        />
      </div>
      <CategoryChips
        menu={menu}
        chip={query.trim() === '' ? chip : null}
        onChoose={(next) => {
          setChip(next);
          setQuery('');
        }}
      />
      <div className={styles.room}>
        <div key={chip} className={styles.scroll}>
          <Dishes
            items={shown}
            categories={menu.categories}
            counts={counts}
            onTap={onTap}
            onHold={onHold}
          />
          {shown.length === 0 && asked.trim() === '' && (
            <EmptyState icon={<UtensilsCrossed size={40} />} title={t`There are no dishes here`} />
          )}
          {shown.length === 0 && asked.trim() !== '' && (
            <EmptyState
              icon={<SearchX size={40} />}
              title={t`No dish has that name`}
              action={
                <Button tone="outline" onClick={() => setQuery('')}>{t`Clear the search`}</Button>
              }
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** The dishes take the focus when the options of a dish are gone. */
function useFocusAfter(optionsOf: MenuItem | null) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(optionsOf);
  useEffect(() => {
    if (before.current && !optionsOf) section.current?.focus({ preventScroll: true });
    before.current = optionsOf;
  }, [optionsOf]);
  return section;
}

/** Keeps the counts of dishes that a tap does not change, so that only one tile draws again. */
function useCounts({ draft }: Pad): ReadonlyMap<number, number> {
  const { lines } = draft;
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const { itemId, quantity } of lines) {
      counts.set(itemId, (counts.get(itemId) ?? 0) + quantity);
    }
    return counts;
  }, [lines]);
}

type CategoryChipsProps = {
  menu: PadMenu;
  chip: string | null;
  onChoose: (chip: string) => void;
};

function CategoryChips({ menu, chip, onChoose }: CategoryChipsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const used = useMemo(
    () =>
      menu.categories.filter(({ id }) => menu.items.some(({ categoryId }) => categoryId === id)),
    [menu],
  );
  return (
    <ChipRow label={t`Categories`} bleed className={styles.chips}>
      <Chip pressed={chip === OFTEN} onClick={() => onChoose(OFTEN)}>{t`Often`}</Chip>
      {used.map(({ slug, nameEn, nameTr }) => (
        <Chip key={slug} pressed={chip === slug} onClick={() => onChoose(slug)}>
          {(language === 'tr' && nameTr) || nameEn}
        </Chip>
      ))}
    </ChipRow>
  );
}

type LineDialogProps = {
  line: RoundLine;
  item: MenuItem | undefined;
  /** So many persons are offered. */
  people: number;
  onChange: Pad['change'];
  onClose: () => void;
};

/** Changes pieces, option, person, note and allergy of a line that is not sent yet. */
export function LineDialog({ line, item, people, onChange, onClose }: LineDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, quantity, fries, sauce, customSauce, notes = '', allergy = '', person } = line;
  const name = (language === 'tr' && item?.nameTr) || item?.nameEn || '';
  const change = (patch: Parameters<Pad['change']>[1]) => onChange(id, patch);
  const numbers = Array.from({ length: people }, (_, index) => index + 1);

  function remove() {
    change({ quantity: 0 });
    onClose();
  }

  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={<DialogAction onClick={onClose}>{t`Done`}</DialogAction>}
    >
      <Stack>
        <Row justify="between">
          <QuantityStepper
            quantity={quantity}
            max={MAX_QUANTITY}
            label={name}
            decreaseLabel={t`One fewer`}
            increaseLabel={t`One more`}
            onChange={(next) => change({ quantity: next })}
          />
          <Button tone="quiet" icon={<Trash2 size={20} />} onClick={remove}>{t`Remove`}</Button>
        </Row>
        {fries && item && (
          <FriesChoices item={item} chosen={fries} onChoose={(next) => change({ fries: next })} />
        )}
        {sauce && <SauceChoices chosen={sauce} onChoose={(next) => change({ sauce: next })} />}
        {sauce === 'custom-sauce' && (
          <TextInput
            label={t`Which sauce?`}
            maxLength={CUSTOM_SAUCE_MAX}
            value={customSauce ?? ''}
            onChange={(next) => change({ customSauce: next })}
          />
        )}
        <TextInput
          label={t`Note for the kitchen`}
          optional
          maxLength={NOTES_MAX}
          value={notes}
          onChange={(next) => change({ notes: next })}
        />
        <TextInput
          label={t`Allergy`}
          optional
          maxLength={NOTES_MAX}
          value={allergy}
          onChange={(next) => change({ allergy: next })}
          hint={<Trans>The kitchen sees it in red.</Trans>}
        />
        <Stack gap={8}>
          <strong>{t`For whom?`}</strong>
          <ChipRow label={t`For whom?`}>
            <Chip pressed={person === undefined} onClick={() => change({ person: undefined })}>
              <Trans>The table</Trans>
            </Chip>
            {numbers.map((number) => (
              <Chip
                key={number}
                pressed={person === number}
                onClick={() => change({ person: number })}
              >
                {number}
              </Chip>
            ))}
          </ChipRow>
        </Stack>
      </Stack>
    </Dialog>
  );
}
