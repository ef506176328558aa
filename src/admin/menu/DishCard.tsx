import { Trans } from '@lingui/react/macro';
import { CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { shownKurus } from '#domain/money';
import type { DishOnMenu } from '../../data/react/staff/use-staff-rows';
import { formatMoney } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { classNames } from '../../ui/class-names';
import { Hint, Row } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import { AvailabilitySwitch } from './AvailabilitySwitch';
import * as styles from './DishCard.css';
import { DishConflictStrip } from './DishConflictStrip';
import type { friesMissing } from './not-sold';

type DishCardProps = {
  dish: DishOnMenu;
  /** Sold-out fries that keep guests from ordering the dish. */
  missing: ReturnType<typeof friesMissing>;
  onSwitch: (dish: DishOnMenu) => void;
};

/** Shows a dish with its price and availability switch. */
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
