import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type InventoryItem, UNIT_WORDS } from '#domain/inventory/inventory-item';
import type { PaymentList } from '#domain/payments/payment-read';
import { formatTime } from '#domain/venue';
import { useDeviceName } from '../../data/react/staff/use-shift-report';
import { useStaffFigures } from '../../data/react/staff/use-staff-rows';
import { formatDay } from '../../i18n/day-text';
import { localized, useLanguage } from '../../i18n/language';
import { useNameOfDevice } from '../devices/device-words';
import { useClockValue } from '../page/board-clock';
import { PaymentSubject } from '../payments/PaymentCard';
import * as payments from '../payments/Payments.css';
import { STATE_LOOK } from '../payments/payment-words';
import { formatCount, moneyText, UpdatedStamp } from '../shared/Read';
import * as styles from './ShiftPage.css';
import { ShiftReportList, type ShiftReportListProps } from './ShiftReportView';

const EVERY_MS = 30_000;
const TICK_MS = 10_000;

/** Shows lists of the server: other tablets, low stock, card payments to check. Offline shows the stored response. */
export function ServerLists() {
  const { t } = useLingui();
  const language = useLanguage();
  const own = useDeviceName();
  const nameOf = useNameOfDevice();
  const now = useClockValue((barNow) => Math.floor(barNow / TICK_MS) * TICK_MS, 0);
  return (
    <>
      <ServerList
        title={<Trans>Other tablets with unsent changes</Trans>}
        path="/api/admin/tablets"
        rowsOf={({ tablets }: { tablets: TabletWord[] }) => otherTablets(tablets, own, now)}
        keyOf={({ device }) => device}
      >
        {(tablet) => (
          <>
            <span className={styles.what}>
              {[nameOf(tablet.device), tablet.who].filter(Boolean).join(' · ')}
            </span>
            <span className={styles.fact}>
              <TabletWords tablet={tablet} />
            </span>
          </>
        )}
      </ServerList>
      <ServerList
        title={t`Low stock`}
        path="/api/admin/inventory/low-stock"
        rowsOf={({ items }: { items: InventoryItem[] }) => items}
        keyOf={({ id }) => id}
      >
        {(item) => (
          <>
            <span className={styles.what}>{localized(item, 'name', language)}</span>
            <span className={styles.fact}>
              <span lang="tr">{formatCount(item.currentStock)}</span>{' '}
              {UNIT_WORDS[item.unit][language]}
            </span>
          </>
        )}
      </ServerList>
      <ServerList
        title={t`Card payments that need attention`}
        path="/api/admin/payments?state=unresolved"
        rowsOf={(list: PaymentList) => [...list.payments, ...(list.settlement?.open ?? [])]}
        keyOf={(row) => ('day' in row ? row.day : row.id)}
      >
        {(row) =>
          'day' in row ? (
            <>
              <Link to="/admin/payments" className={payments.link}>
                {formatDay(row.day, language)}
              </Link>
              <span className={styles.fact}>{t`The bank’s list differs from ours`}</span>
            </>
          ) : (
            <>
              <PaymentSubject payment={row} />
              <span className={styles.fact}>
                <span lang="tr">{moneyText(row.amount)}</span> · {t(STATE_LOOK[row.state].words)}
              </span>
            </>
          )
        }
      </ServerList>
    </>
  );
}

type ServerListProps<Value, Row> = Omit<ShiftReportListProps<Row>, 'rows'> & {
  path: string;
  rowsOf: (value: Value) => readonly Row[];
};

function ServerList<Value, Row>({ path, rowsOf, ...list }: ServerListProps<Value, Row>) {
  const { value, at, fault } = useStaffFigures<Value>(path, EVERY_MS);
  return (
    <>
      <ShiftReportList {...list} rows={value && rowsOf(value)} />
      {fault !== null && <UpdatedStamp at={at} hasFailed />}
    </>
  );
}

function TabletWords({ tablet: { waiting, attention, at, isSilent } }: { tablet: OtherTablet }) {
  const { t } = useLingui();
  const [count, time] = [waiting + attention, formatTime(at)];
  if (isSilent && count === 0) return <Trans>No contact since {time}</Trans>;
  if (isSilent) return t`No contact since ${time}, ${count} or more not sent`;
  return t`${count} not sent, last contact ${time}`;
}

/** Holds the last report of another tablet, and its time (ms, server clock). */
type TabletWord = {
  device: string;
  who: string;
  waiting: number;
  attention: number;
  at: number;
};

/** Tablets pull every 30 s; after twice that their state is unknown. */
const SILENT_AFTER_MS = 60_000;

type OtherTablet = TabletWord & { isSilent: boolean };

/** Returns tablets that need attention: silent ones first, then those with unsent mutations. */
export function otherTablets(
  tablets: readonly TabletWord[],
  own: string | null,
  now: number,
): OtherTablet[] {
  return tablets
    .filter(({ device }) => device !== own)
    .map((tablet) => ({ ...tablet, isSilent: now - tablet.at > SILENT_AFTER_MS }))
    .filter(({ isSilent, waiting, attention }) => isSilent || waiting + attention > 0)
    .sort((a, b) => Number(b.isSilent) - Number(a.isSilent));
}
