import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { shownKurus } from '#domain/money';
import type { DishConflict, DishOnMenu } from '../../data/react/staff/use-staff-rows';
import { formatMoney, formatTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { Hint, Row, Text } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { ConflictChoice } from '../shared/SendFailed';
import * as styles from './Menu.css';
import type { friesMissing } from './sold-out';

type AvailabilitySwitchProps = {
  dish: DishOnMenu;
  nameId: string;
  onSwitch: (dish: DishOnMenu) => void;
};

/** When on, guests can order the dish. Label and position show the state besides the colour. */
function AvailabilitySwitch({ dish, nameId, onSwitch }: AvailabilitySwitchProps) {
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

type DishConflictStripProps = { dish: DishOnMenu; conflict: DishConflict };

/** Shows a conflict with the colleague and the time. The dish shows the colleague's value. */
function DishConflictStrip({ dish, conflict }: DishConflictStripProps) {
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

type DishCardProps = {
  dish: DishOnMenu;
  /** Sold-out fries that keep guests from ordering the dish. */
  missing: ReturnType<typeof friesMissing>;
  onSwitch: (dish: DishOnMenu) => void;
};

export function DishCard({ dish, missing, onSwitch }: DishCardProps) {
  const nameId = useId();
  const language = useLanguage();
  const isTurkish = language === 'tr' && dish.nameTr !== '';
  return (
    <li className={classNames(styles.card, !dish.isAvailable && styles.isOut)}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p id={nameId} className={styles.name} {...(isTurkish ? {} : { lang: 'en' })}>
            {isTurkish ? dish.nameTr : dish.nameEn}
          </p>
          <Hint>{formatMoney(shownKurus(dish.price), 'tr')}</Hint>
        </div>
        {missing === null && <AvailabilitySwitch dish={dish} nameId={nameId} onSwitch={onSwitch} />}
      </div>
      {missing && (
        <p className={styles.reason}>
          {missing === 'sweet' ? (
            <Trans>Guests can't order it: sweet potato is out of stock.</Trans>
          ) : (
            <Trans>Guests can't order it: all fries are sold out.</Trans>
          )}{' '}
          <Trans>The settings say which fries are sold out.</Trans>
        </p>
      )}
      {dish.isQueued && (
        <Row as="p" gap={4} wrap={false} className={classNames(text.small, text.muted)}>
          <CircleDashed aria-hidden="true" size={16} strokeWidth={2.25} />
          <Trans>Waiting to sync</Trans>
        </Row>
      )}
      {dish.conflict && <DishConflictStrip dish={dish} conflict={dish.conflict} />}
    </li>
  );
}
