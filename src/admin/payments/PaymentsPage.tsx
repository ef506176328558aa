import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CreditCard } from 'lucide-react';
import type { PaymentList } from '#domain/payments/payment-read';
import { useStaffFigures } from '../../data/react/staff/use-staff-rows';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Stack, Text } from '../../ui/layout/Flow';
import { Pager, usePageTitle } from '../page/Page';
import { OwnerSetting } from '../settings/SettingCard';
import { StatusFilter, useSetSearch } from '../shared/List';
import { moneyText, Read, UpdatedStamp, useMay } from '../shared/Read';
import { PaymentCard } from './PaymentCard';
import * as styles from './Payments.css';
import { SettlementDays } from './SettlementDays';

const EVERY_MS = 30_000;
const PAGE = 50;

/** Shows all card payments, newest first; the staff at the bar see those that need attention. */
export function PaymentsPage() {
  const { t } = useLingui();
  const mayRead = useMay('money.read');
  const search = useLocation({ select: (location): Record<string, unknown> => location.search });
  const setSearch = useSetSearch();
  const state = search.state === 'unresolved' ? 'unresolved' : 'all';
  const page = Math.max(1, Math.floor(Number(search.page)) || 1);
  const list = useStaffFigures<PaymentList>(
    `/api/admin/payments?state=${state}&page=${page}&limit=${PAGE}`,
    EVERY_MS,
  );
  const taken = list.value?.takenToday;
  const sum = taken && moneyText(taken);
  usePageTitle(t`Card payments · Bar Bliss`);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {sum && (
          <Text size="title">
            <Trans>
              Taken this evening: <span lang="tr">{sum}</span>
            </Trans>
          </Text>
        )}
        <UpdatedStamp at={list.at} hasFailed={list.fault !== null} />
      </div>
      {mayRead && (
        <StatusFilter
          label={t`Show`}
          value={state}
          choices={[
            { value: 'all', label: t`All` },
            { value: 'unresolved', label: t`Need attention` },
          ]}
          onChange={(next) =>
            setSearch({ state: next === 'all' ? undefined : next, page: undefined })
          }
        />
      )}
      {list.value?.settlement && (
        <>
          <OwnerSetting
            name="payments.orders"
            label={<Trans>Guests can pay orders by card</Trans>}
            hint={
              <Trans>Not those with alcohol or shisha. Deposits can always be paid by card.</Trans>
            }
          />
          <SettlementDays settlement={list.value.settlement} onChanged={list.again} />
        </>
      )}
      <Read of={list}>
        {({ payments }) => (
          <>
            {payments.length === 0 ? (
              <EmptyState icon={<CreditCard size={40} />} title={t`No card payments here`} />
            ) : (
              <Stack as="ul" gap={12}>
                {payments.map((payment) => (
                  <PaymentCard
                    key={payment.id}
                    payment={payment}
                    hasSubject
                    onChanged={list.again}
                  />
                ))}
              </Stack>
            )}
            <Pager
              page={page}
              hasNext={payments.length === PAGE}
              onTurn={(to) => setSearch({ page: to === 1 ? undefined : String(to) })}
            />
          </>
        )}
      </Read>
    </div>
  );
}
