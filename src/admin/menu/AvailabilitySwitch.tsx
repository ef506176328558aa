import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { DishOnMenu } from '../../data/react/staff/use-staff-menu';
import * as styles from './AvailabilitySwitch.css';

type AvailabilitySwitchProps = {
  dish: DishOnMenu;
  nameId: string;
  onSwitch: (dish: DishOnMenu) => void;
};

/** When on, guests can order the dish. Label and position show the state besides the colour. */
export function AvailabilitySwitch({ dish, nameId, onSwitch }: AvailabilitySwitchProps) {
  const wordsId = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={dish.isAvailable}
      aria-labelledby={`${nameId} ${wordsId}`}
      className={styles.button}
      onClick={() => onSwitch(dish)}
    >
      <span id={wordsId} className={styles.words}>
        {dish.isAvailable ? <Trans>Available</Trans> : <Trans>Sold out</Trans>}
      </span>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.knob} />
      </span>
    </button>
  );
}
