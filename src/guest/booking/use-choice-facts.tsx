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
        [t`Food`, <Counts key="food" of={countFoods(plates)} names={booked.names} />],
        [t`First drinks`, <Counts key="drinks" of={countDrinks(plates)} names={booked.names} />],
      ];
    }
    const { selectedFood, selectedSauce, selectedDrink } = booked;
    const chosen = [
      [t`Food`, selectedFood],
      [t`Sauce`, selectedSauce],
      [t`First drink`, selectedDrink],
    ] as const;
    return chosen.flatMap(([name, value]): [string, ReactNode][] =>
      value ? [[name, <BrunchName key={name} value={value} names={booked.names} />]] : [],
    );
  };
}

type CountsProps = { of: readonly Counted[]; names: PartyChoices['names'] };

function Counts({ of: counts, names }: CountsProps) {
  return (
    <>
      {counts.map(({ value, sauce, count }) => (
        <span key={`${value}/${sauce}`} className={styles.counted}>
          {count} × <BrunchName value={value} names={names} />
          {sauce && (
            <>
              {' ('}
              <BrunchName value={sauce} names={names} />)
            </>
          )}
        </span>
      ))}
    </>
  );
}
