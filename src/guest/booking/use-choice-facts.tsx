import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import {
  type Counted,
  countDrinks,
  countFoods,
  type PartyChoices,
  platesOf,
} from '#domain/brunch/brunch-party';
import { BrunchName } from './BrunchName';
import * as styles from './booking.css';

/** Returns choices by name for one person, counted for a party. */
export function useChoiceFacts(): (booked: PartyChoices) => [name: string, value: ReactNode][] {
  const { t } = useLingui();
  return (booked) => {
    const plates = platesOf(booked);
    if (plates.length > 1) {
      return [
        [t`Food`, <Counts key="food" of={countFoods(plates)} />],
        [t`First drinks`, <Counts key="drinks" of={countDrinks(plates)} />],
      ];
    }
    const { selectedFood, selectedSauce, selectedDrink } = booked;
    const chosen = [
      [t`Food`, selectedFood],
      [t`Sauce`, selectedSauce],
      [t`First drink`, selectedDrink],
    ] as const;
    return chosen.flatMap(([name, value]): [string, ReactNode][] =>
      value ? [[name, <BrunchName key={name} value={value} />]] : [],
    );
  };
}

function Counts({ of: counts }: { of: readonly Counted[] }) {
  return (
    <>
      {counts.map(({ value, sauce, count }) => (
        <span key={`${value}/${sauce}`} className={styles.counted}>
          {count} × <BrunchName value={value} />
          {sauce && (
            <>
              {' ('}
              <BrunchName value={sauce} />)
            </>
          )}
        </span>
      ))}
    </>
  );
}
