import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { cancelPaymentInput, type SettlementState } from '#domain/payments/settlement';
import { formatDay } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Banner } from '../../ui/feedback/Banner';
import { TextInput } from '../../ui/form/inputs/FieldShell';
import { Heading, Row, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import { MoneyForm } from '../financials/MoneyForm';
import { useMoneyForm } from '../financials/use-money-form';
import { OpenButton } from '../shared/OpenButton';
import { moneyText, useMay } from '../shared/Read';
import { PaymentSubject } from './PaymentCard';
import * as styles from './Payments.css';

type SettlementDaysProps = { settlement: SettlementState; onChanged: () => void };

/** Shows the last compared day of the bank's list, and each day with differences. */
export function SettlementDays({ settlement, onChanged }: SettlementDaysProps) {
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
            <p className={styles.facts}>
              <Trans>
                We compare this day again every morning. It closes by itself when both agree.
              </Trans>
            </p>
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
        <p className={styles.facts}>
          <Trans>Compared with the bank’s list up to {day}</Trans>
        </p>
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
    amounts: [],
    onDone,
  });
  return (
    <Dialog
      title={<Trans>Close the difference of {shown}?</Trans>}
      description={<Trans>It is not compared again. Your reason stays in the activity log.</Trans>}
      locked={form.isBusy}
      onClose={onClose}
    >
      <MoneyForm of={form} submit={<Trans>Close the difference</Trans>}>
        <TextInput {...form.field('reason')} label={t`Reason`} />
      </MoneyForm>
    </Dialog>
  );
}
