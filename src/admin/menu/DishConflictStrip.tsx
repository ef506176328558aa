import { Trans, useLingui } from '@lingui/react/macro';
import type { DishConflict, DishOnMenu } from '../../data/react/staff/use-staff-rows';
import { formatTime } from '../../i18n/format';
import { ConflictChoice } from '../shared/Conflict';
import * as styles from './DishCard.css';

type DishConflictStripProps = { dish: DishOnMenu; conflict: DishConflict };

/** Shows a conflict with the colleague and the time. The dish shows the colleague's value. */
export function DishConflictStrip({ dish, conflict }: DishConflictStripProps) {
  return (
    <div className={styles.strip}>
      <p role="status">
        <Words isAvailable={dish.isAvailable} conflict={conflict} />
      </p>
      <ConflictChoice conflict={conflict} />
    </div>
  );
}

function Words({ isAvailable, conflict }: { isAvailable: boolean; conflict: DishConflict }) {
  const { t } = useLingui();
  const name = conflict.by ?? t`somebody else`;
  const time = formatTime(Date.parse(conflict.at), 'tr');
  if (conflict.kind === 'others') {
    return (
      <Trans>
        Not sent yet: switched by {name} at {time}. Only they can send it.
      </Trans>
    );
  }
  return isAvailable ? (
    <Trans>
      {name} put this back on the menu at {time}.
    </Trans>
  ) : (
    <Trans>
      {name} marked this sold out at {time}.
    </Trans>
  );
}
