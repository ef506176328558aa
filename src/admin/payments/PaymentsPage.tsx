import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { CreditCard, TriangleAlert } from 'lucide-react';
import type { PaymentList } from '#domain/payments/payment-read';
import type { SettlementState } from '#domain/payments/settlement';
import { cancelPaymentInput } from '#domain/payments/settlement';
import { useStaffFigures } from '../../data/react/use-staff';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/states';
import { TextInput } from '../../ui/form/inputs/inputs';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { MoneyDialog, useMoneyForm } from '../financials/MoneyForm';
import * as frame from '../page/Page.css';
import { Pager, usePageTitle } from '../page/page-parts';
import { OwnerSetting } from '../settings/SettingCard';
import { StatusFilter, useSetSearch } from '../shared/List';
import { OpenButton } from '../shared/OpenButton';
import { moneyText, Read, UpdatedStamp, useMay } from '../shared/Read';
import { PaymentCard, PaymentSubject } from './PaymentCard';
import * as styles from './Payments.css';

type SettlementDaysProps = { settlement: SettlementState; onChanged: () => void };

/** Shows the last compared day of the bank's list, and each day with differences. */
function SettlementDays({ settlement, onChanged }: SettlementDaysProps) {
  const language = useLanguage();
  const mayReturn = useMay('payments.return');
  const { comparedUntil, isLate, open } = settlement;
  const day = comparedUntil && formatDay(comparedUntil, language);
  return (
    <>
      {open.map((report) => {
        const day = formatDay(report.day, language);
        return (
          <section key={report.day} className={styles.card}>
            <Heading level={2}>
              <Trans>{day}: the bank’s list differs from ours</Trans>
            </Heading>
            <Stack as="ul" gap={4}>
              {report.onlyBank.map(({ transactionId, amount }) => (
                <li key={transactionId} className={styles.line}>
                  <span>
                    <Trans>Only in the bank’s list</Trans>{' '}
                    <span translate="no">{transactionId}</span>
                  </span>
                  <span lang="tr">{amount === null ? '–' : moneyText(amount)}</span>
                </li>
              ))}
              {report.onlyOurs.map((payment) => (
                <li key={payment.id} className={styles.line}>
                  <span className={styles.subject}>
                    <Trans>Only with us</Trans> <PaymentSubject payment={payment} />
                  </span>
                  <span lang="tr">{moneyText(payment.amount)}</span>
                </li>
              ))}
            </Stack>
            <Hint>
              <Trans>
                We compare this day again every morning. It closes by itself when both agree.
              </Trans>
            </Hint>
            {mayReturn && (
              <Row align="stretch">
                <OpenButton
                  tone="outline"
                  size="compact"
                  opens={(close) => (
                    <ExplainDialog
                      day={report.day}
                      onClose={close}
                      onDone={() => {
                        close();
                        onChanged();
                      }}
                    />
                  )}
                >
                  <Trans>Close with a reason</Trans>
                </OpenButton>
              </Row>
            )}
          </section>
        );
      })}
      {isLate && (
        <Banner tone="honey" shape="box" icon={<TriangleAlert size={20} />}>
          <Trans>The bank has not sent its list of yesterday’s payments. We keep asking.</Trans>
        </Banner>
      )}
      {day && (
        <Hint>
          <Trans>Compared with the bank’s list up to {day}</Trans>
        </Hint>
      )}
    </>
  );
}

type ExplainDialogProps = { day: string; onClose: () => void; onDone: () => void };

function ExplainDialog({ day, onClose, onDone }: ExplainDialogProps) {
  const { t } = useLingui();
  const shown = formatDay(day, useLanguage());
  const form = useMoneyForm({
    what: `settlement:${day}`,
    schema: cancelPaymentInput,
    path: `payments/settlement/${day}/explain`,
    start: { reason: '' },
    onDone,
  });
  return (
    <MoneyDialog
      of={form}
      title={<Trans>Close the difference of {shown}?</Trans>}
      description={<Trans>It is not compared again. Your reason stays in the activity log.</Trans>}
      submit={<Trans>Close the difference</Trans>}
      onClose={onClose}
    >
      <TextInput {...form.field('reason')} label={t`Reason`} />
    </MoneyDialog>
  );
}

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
    <div className={frame.page}>
      <div className={frame.head}>
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
