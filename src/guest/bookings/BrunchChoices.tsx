import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CalendarClock, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { BrunchPlate } from '#domain/bookings/brunch-party';
import { brunchPrices, brunchTotalKurus, hasWholeFood } from '#domain/bookings/brunch-party';
import type { BrunchRules, DrinkGroup, Named } from '#domain/bookings/brunch-rules';
import { DRINK_GROUPS, turkishNames } from '#domain/bookings/brunch-rules';
import type { DepositTerms } from '#domain/bookings/deposit';
import type { BrunchDraft } from '../../data/bookings/brunch-draft';
import { brunchDraft } from '../../data/bookings/brunch-draft';
import { useBrunchRules, useVenue } from '../../data/react/use-app';
import { useMenu } from '../../data/react/use-stores';
import { formatDay } from '../../i18n/day-text';
import { useFieldText } from '../../i18n/field-text';
import { localized, useLanguage } from '../../i18n/language';
import { liraText } from '../../i18n/lira-text';
import { CheckboxInput, RadioCards, SelectInput } from '../../ui/form/inputs/inputs';
import { Grid, Hint, Stack } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Dish';
import { Facts } from '../shared/Facts';
import { useChoiceFacts } from './BookingRequest';
import { BrunchName } from './BrunchName';
import * as styles from './brunch.css';
import { foodKey, foodOptions, keepPlate, othersOf } from './brunch-answers';

type PlateStepProps = { answers: BrunchDraft; rules: BrunchRules; tries: number };

/** Shows dishes, each with its sauce, and first drinks on one page; the others have the same. */
export function PlateStep({ answers, rules, tries }: PlateStepProps) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    step.current?.querySelector<HTMLElement>('[aria-invalid="true"] [role="radio"]')?.focus();
  }, [tries]);
  return (
    <div ref={step}>
      <Stack gap={24}>
        <Food {...{ answers, rules, tries }} />
        <Drink {...{ answers, rules, tries }} />
        {Number(answers.partySize) > 1 && <Others {...{ answers, rules }} />}
      </Stack>
    </div>
  );
}

function Food({ answers: { selectedFood, selectedSauce }, rules, tries }: PlateStepProps) {
  const fieldText = useFieldText();
  const chosen = { food: selectedFood, sauce: selectedSauce || null };
  const isWhole = hasWholeFood(chosen, rules);
  const options = foodOptions(rules);

  function choose(key: string) {
    const found = options.find((option) => option.key === key);
    if (!found) return;
    brunchDraft.patch({
      selectedFood: found.food.nameEn,
      selectedSauce: found.sauce?.nameEn ?? '',
    });
  }

  return (
    <RadioCards
      label={<Trans>Food</Trans>}
      value={isWhole ? foodKey(chosen) : null}
      options={options.map(({ key, food, sauce }) => ({
        value: key,
        title: <Name of={food} />,
        icon: <MenuPicture of={food.nameEn} />,
        ...(sauce && { hint: <Name of={sauce} /> }),
      }))}
      error={tries > 0 && !isWhole ? fieldText('brunch.food_required') : undefined}
      onChange={choose}
    />
  );
}

/** All groups of drinks together are one choice. */
function Drink({ answers: { selectedDrink }, rules, tries }: PlateStepProps) {
  const { t } = useLingui();
  const fieldText = useFieldText();
  const { drinkHours, drinks } = rules;
  const minutes = drinkHours * 60;
  const groups = DRINK_GROUPS.map((group) => ({
    group,
    drinks: drinks.filter((drink) => drink.group === group),
  })).filter((one) => one.drinks.length > 0);
  const isMissing = tries > 0 && !selectedDrink;
  const names: Record<DrinkGroup, string> = {
    cocktails: t`Cocktails`,
    beers: t`Beers`,
    wines: t`Wines`,
    others: t`Other drinks`,
  };
  return (
    <Stack as="section" aria-labelledby="brunch-drink">
      <h3 id="brunch-drink" className={text.title}>{t`First drink`}</h3>
      <Hint>{t`Then order more for ${minutes} minutes.`}</Hint>
      {groups.map(({ group, drinks: listed }, index) => (
        <RadioCards
          key={group}
          label={names[group]}
          layout="pairs"
          value={listed.some(({ nameEn }) => nameEn === selectedDrink) ? selectedDrink : null}
          options={listed.map((drink) => ({
            value: drink.nameEn,
            title: <Name of={drink} />,
          }))}
          error={isMissing && index === 0 ? fieldText('brunch.drink_required') : undefined}
          onChange={(drink) => brunchDraft.patch({ selectedDrink: drink })}
        />
      ))}
    </Stack>
  );
}

type OthersProps = Pick<PlateStepProps, 'answers' | 'rules'>;

/** Everybody has the first person's choice, unless the guest says otherwise. */
function Others({ answers, rules }: OthersProps) {
  const { t } = useLingui();
  const others = othersOf(answers, rules);
  const isSame = answers.others === '';
  return (
    <Stack as="section" aria-label={t`What the others have`}>
      <CheckboxInput
        label={others.length === 1 ? t`Same for both` : t`Same for everyone`}
        checked={isSame}
        onChange={() => brunchDraft.patch({ others: isSame ? JSON.stringify(others) : '' })}
      />
      {!isSame &&
        others.map((plate, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: people of a party have a number, nothing else.
          <Person key={nth} {...{ answers, rules, plate, nth }} />
        ))}
    </Stack>
  );
}

function Person({ answers, rules, plate, nth }: OthersProps & { plate: BrunchPlate; nth: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const number = nth + 2;
  const options = foodOptions(rules);
  const nameIn = (one: Named) => localized(one, 'name', language);
  return (
    <Grid as="fieldset" layout="halves" className={styles.person}>
      <legend className={text.item}>{t`Person ${number}`}</legend>
      <SelectInput
        label={t`Food`}
        value={foodKey(plate)}
        options={options.map(({ key, food, sauce }) => ({
          value: key,
          label: sauce ? `${nameIn(food)} · ${nameIn(sauce)}` : nameIn(food),
        }))}
        onChange={(key) => {
          const found = options.find((option) => option.key === key);
          const { food, sauce = null } = found ?? {};
          if (!food) return;
          keepPlate({ answers, rules, nth }, { food: food.nameEn, sauce: sauce?.nameEn ?? null });
        }}
      />
      <SelectInput
        label={t`First drink`}
        value={plate.drink}
        options={rules.drinks.map((drink) => ({
          value: drink.nameEn,
          label: nameIn(drink),
        }))}
        onChange={(drink) => keepPlate({ answers, rules, nth }, { drink })}
      />
    </Grid>
  );
}

function Name({ of: { nameEn, nameTr } }: { of: Named }) {
  return <BrunchName value={nameEn} names={{ [nameEn]: nameTr }} />;
}

/** Shows the menu's picture of a dish, or nothing if the picture is missing. */
function MenuPicture({ of: name }: { of: string }) {
  const { items } = useMenu();
  const item = items.find(({ nameEn }) => nameEn === name);
  if (!item) return null;
  return <Picture src={item.imageUrl} alt="" sizes="64px" className={styles.art} />;
}

type Fact = [name: string, value: ReactNode];

type BrunchSummaryProps = { answers: BrunchDraft; children?: ReactNode };

export function BrunchSummary({ answers, children }: BrunchSummaryProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const choiceFacts = useChoiceFacts();
  const rules = useBrunchRules();
  const { serviceDay, reservationTime } = answers;
  const partySize = Number(answers.partySize);
  const names = turkishNames([...rules.foods, ...rules.sauces, ...rules.drinks]);
  const facts: Fact[] = [
    [t`Date`, serviceDay ? formatDay(serviceDay, language) : '–'],
    [t`Time`, reservationTime || '–'],
    [t`People`, partySize || '–'],
    ...choiceFacts({ ...answers, otherChoices: othersOf(answers, rules), names }),
    ...usePriceFacts(partySize),
  ];
  return (
    <Stack as="section" gap={12} aria-label={t`Your brunch`} className={styles.summary}>
      <h3 className={text.title}>{t`Your brunch`}</h3>
      <Facts facts={facts} />
      {children}
    </Stack>
  );
}

/** Returns the prices for one, for a pair if cheaper, and for the party. */
function usePriceFacts(partySize: number): Fact[] {
  const { t } = useLingui();
  const prices = brunchPrices(useMenu().items);
  if (!prices) return [];
  const { personKurus, pairKurus } = prices;
  const facts: Fact[] = [[t`Price per person`, <Price key="person" kurus={personKurus} />]];
  if (partySize > 1 && pairKurus < 2 * personKurus) {
    facts.push([t`Price for two`, <Price key="pair" kurus={pairKurus} />]);
  }
  if (partySize > 1) {
    facts.push([
      t`Total`,
      <strong key="total">
        <Price kurus={brunchTotalKurus(prices, partySize)} />
      </strong>,
    ]);
  }
  return facts;
}

type DepositLineProps = {
  /** null means that no slot is chosen yet. */
  terms: DepositTerms | null;
};

export function DepositLine({ terms }: DepositLineProps) {
  const isPayable = useVenue()?.cardDeposits === true;
  const isRequired = terms !== null && terms !== 'none';
  return (
    <p role="status" className={styles.deposit}>
      {terms === null && (
        <>
          <CalendarClock size={20} className={styles.icon} />
          <Trans>Choose a day and a time to see whether a deposit is needed.</Trans>
        </>
      )}
      {isRequired && (
        <>
          <Wallet size={20} className={styles.icon} />
          <span>
            <DepositWords terms={terms} />
            {isPayable && (
              <>
                {' '}
                <Trans>Or pay it by card right after you book.</Trans>
              </>
            )}
          </span>
        </>
      )}
      {terms === 'none' && (
        <>
          <BadgeCheck size={20} className={styles.icon} />
          <Trans>No deposit. Confirmed directly.</Trans>
        </>
      )}
    </p>
  );
}

/** The venue holds the slot for some days, at most until the slot begins. */
function DepositWords({ terms }: { terms: DepositTerms }) {
  const language = useLanguage();
  const { depositKurus, heldDays } = useBrunchRules();
  const amount = liraText(depositKurus, language);
  return terms === 'held' ? (
    <Trans>
      {amount} deposit. We contact you within 24 hours; your table is held for{' '}
      <Plural value={heldDays} one="# day" other="# days" />.
    </Trans>
  ) : (
    <Trans>
      {amount} deposit. We contact you within 24 hours; it is due before your brunch begins.
    </Trans>
  );
}
