import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { kurusOf, shownKurus } from '#domain/money';
import { equalParts, sharesByPerson } from '#domain/seatings/bill';
import type { SeatRead } from '#domain/seatings/seating';
import { formatMoney } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { QuantityStepper } from '../../ui/controls/QuantityStepper';
import { Tabs } from '../../ui/controls/Tabs';
import { Text } from '../../ui/layout/Flow';
import * as styles from './seating.css';
import { usePersonName } from './use-person-name';

/** Splits the bill by person or equally, for display only. */
export function BillSplit({ seat }: { seat: SeatRead }) {
  const { t } = useLingui();
  const [how, setHow] = useState('person');
  if (kurusOf(seat.totalAmount) === 0) return null;
  return (
    <Tabs
      label={t`Split the bill`}
      value={how}
      onChange={setHow}
      equal
      items={[
        { value: 'person', label: <Trans>By person</Trans>, content: <ByPerson seat={seat} /> },
        { value: 'equal', label: <Trans>Equally</Trans>, content: <Equally seat={seat} /> },
      ]}
    />
  );
}

function ByPerson({ seat }: { seat: SeatRead }) {
  const language = useLanguage();
  const personName = usePersonName();
  return (
    <div className={styles.split}>
      {sharesByPerson(seat.orders).map(({ seatNo, name, kurus }) => (
        <p key={`${seatNo}${name}`} className={styles.row}>
          {personName({ seatNo, name, isMine: seatNo === seat.seatNo })}
          <span className={styles.amount}>{formatMoney(kurus, language)}</span>
        </p>
      ))}
    </div>
  );
}

function Equally({ seat }: { seat: SeatRead }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [people, setPeople] = useState(2);
  const parts = equalParts(shownKurus(seat.totalAmount), people);
  const [most = 0] = parts;
  const least = parts.at(-1) ?? most;
  return (
    <div className={styles.split}>
      <div className={styles.equally}>
        <QuantityStepper
          label={t`People`}
          decreaseLabel={t`One person less`}
          increaseLabel={t`One person more`}
          quantity={people}
          min={2}
          max={30}
          onChange={setPeople}
        />
        <Text size="title">
          <span className={styles.amount}>
            {most === least
              ? formatMoney(most, language)
              : `${formatMoney(least, language)}–${formatMoney(most, language)}`}
          </span>
        </Text>
      </div>
      <Text size="body" tone="muted">{t`Each. Tell the team how you want to pay.`}</Text>
    </div>
  );
}
