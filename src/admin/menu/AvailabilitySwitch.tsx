import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { DishOnMenu } from '../../data/react/staff/use-staff-rows';
import { Text } from '../../ui/layout/Flow';
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
      <Text as="span" weight={700} id={wordsId}>
        {dish.isAvailable ? <Trans>Available</Trans> : <Trans>Sold out</Trans>}
      </Text>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.knob} />
      </span>
    </button>
  );
}
