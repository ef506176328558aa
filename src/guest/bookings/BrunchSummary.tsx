import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, CalendarClock, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { brunchPrices, brunchTotalKurus } from '#domain/brunch/brunch-party';
import { turkishNames } from '#domain/brunch/brunch-rules';
import type { DepositTerms } from '#domain/brunch/deposit';
import type { BrunchDraft } from '../../data/drafts/brunch-draft';
import { useMenu } from '../../data/react/use-menu';
import { useBrunchRules, useVenue } from '../../data/react/use-venue';
import { formatDay } from '../../i18n/day-text';
import { liraText } from '../../i18n/lira-text';
import { useLanguage } from '../../i18n/use-language';
import { Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { Price } from '../menu/dish/Dish';
import { Facts } from '../shared/Facts';
import { useChoiceFacts } from './BookingFacts';
import * as styles from './brunch.css';
import { othersOf } from './brunch-answers';

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
