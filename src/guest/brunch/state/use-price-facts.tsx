import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brunchPrices, brunchTotalKurus } from '#domain/brunch/brunch-party';
import { useMenu } from '../../../data/react/use-menu';
import { Price } from '../../menu/dish/Price';

/** Returns the party's price by today's menu (kuruş), or null if unknown. */
export function useBrunchTotal(partySize: number): number | null {
  const prices = brunchPrices(useMenu().items);
  return prices && partySize > 0 ? brunchTotalKurus(prices, partySize) : null;
}

/** Returns the prices for one, for a pair if cheaper, and for the party. */
export function usePriceFacts(partySize: number): [name: string, value: ReactNode][] {
  const { t } = useLingui();
  const prices = brunchPrices(useMenu().items);
  if (!prices) return [];
  const { personKurus, pairKurus } = prices;
  const facts: [string, ReactNode][] = [
    [t`Price per person`, <Price key="person" kurus={personKurus} />],
  ];
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
