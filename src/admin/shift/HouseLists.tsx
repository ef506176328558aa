import { Trans, useLingui } from '@lingui/react/macro';
import type { InventoryItem } from '#domain/inventory/inventory-item';
import { useDeviceName } from '../../data/react/use-handover';
import { useStaffFigures } from '../../data/react/use-staff-figures';
import { formatTime } from '../../i18n/format';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { formatCount } from '../shared/figures';
import { UNIT_WORDS } from '../shared/inventory-words';
import { UpdatedStamp } from '../shared/UpdatedStamp';
import { HandoverList } from './HandoverList';
import * as styles from './ShiftPage.css';

const EVERY_MS = 30_000;

type Tablet = { device: string; who: string; waiting: number; attention: number; at: number };

/** What only the house knows: the other tablets, and what runs out. As last heard, where there is no line. */
export function HouseLists() {
  return (
    <>
      <OtherTablets />
      <LowStock />
    </>
  );
}

function OtherTablets() {
  const own = useDeviceName();
  const { value, at, fault } = useStaffFigures<{ tablets: Tablet[] }>(
    '/api/admin/tablets',
    EVERY_MS,
  );
  const owing = (value?.tablets ?? []).filter(
    ({ device, waiting, attention }) => device !== own && waiting + attention > 0,
  );
  return (
    <>
      <HandoverList
        title={<Trans>Other tablets with unsent work</Trans>}
        rows={owing}
        keyOf={({ device }) => device}
      >
        {({ who, waiting, attention, at: heardAt }) => {
          const [count, time] = [waiting + attention, formatTime(heardAt, 'tr')];
          return (
            <>
              <span className={styles.what}>{who}</span>
              <span className={styles.fact}>
                <Trans>
                  {count} not sent, last heard {time}
                </Trans>
              </span>
            </>
          );
        }}
      </HandoverList>
      {fault !== null && <UpdatedStamp at={at} hasFailed />}
    </>
  );
}

function LowStock() {
  const { t } = useLingui();
  const language = useLanguage();
  const { value, at, fault } = useStaffFigures<{ items: InventoryItem[] }>(
    '/api/admin/inventory/low-stock',
    EVERY_MS,
  );
  return (
    <>
      <HandoverList
        title={<Trans>Low stock</Trans>}
        rows={value?.items ?? []}
        keyOf={({ id }) => id}
      >
        {(item) => (
          <>
            <span className={styles.what}>{localized(item, 'name', language)}</span>
            <span className={styles.fact}>
              <span lang="tr">{formatCount(item.currentStock)}</span> {t(UNIT_WORDS[item.unit])}
            </span>
          </>
        )}
      </HandoverList>
      {fault !== null && <UpdatedStamp at={at} hasFailed />}
    </>
  );
}
