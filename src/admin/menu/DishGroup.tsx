import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { DishOnMenu } from '../../data/react/staff/use-staff-menu';
import { DishCard } from './DishCard';
import type { DishGroupOnMenu } from './dish-groups';
import * as styles from './MenuItemsPage.css';

type DishGroupProps = { group: DishGroupOnMenu; onSwitch: (dish: DishOnMenu) => void };

export function DishGroup({ group: { name, dishes }, onSwitch }: DishGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {name ?? <Trans>More dishes</Trans>}
      </h2>
      <ul className={styles.cards}>
        {dishes.map((dish) => (
          <DishCard key={dish.id} dish={dish} onSwitch={onSwitch} />
        ))}
      </ul>
    </section>
  );
}
