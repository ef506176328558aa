import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { bookingCode } from '#domain/bookings/booking';
import { orderCode } from '#domain/orders/order';
import { BRAND_NAME, type PaymentList, type PaymentRead } from '#domain/payments/payment-read';
import { useStaffFigures } from '../../data/react/staff/use-staff-rows';
import { formatDateTime } from '../../i18n/day-text';
import { useLanguage } from '../../i18n/language';
import { Banner } from '../../ui/feedback/Banner';
import { Heading, Stack, Text } from '../../ui/layout/Flow';
import { LookBadge, moneyText, ReadingFailed } from '../shared/Read';
import * as styles from './Payments.css';
import { attentionWords, REASON_WORDS, STATE_LOOK } from './payment-words';
import { PaymentActions } from './ReturnDialog';

type PaymentCardProps = {
  payment: PaymentRead;
  /** True on lists of many payments: the card names the paid order or booking, with a link. */
  hasSubject?: boolean;
  onChanged: () => void;
};

/** Shows a card payment with its state, its refunds and the possible actions. */
export function PaymentCard({ payment, hasSubject = false, onChanged }: PaymentCardProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { state, attention, amount, refunded, refundable } = payment;
  const { brand, last4, capturedAt, createdAt, authCode, reason, resultCode, mode } = payment;
  const isGone = capturedAt === null && reason !== null;
  const facts = [
    formatDateTime(Date.parse(capturedAt ?? createdAt), language),
    brand && last4 && `${BRAND_NAME[brand]} ····${last4}`,
    authCode && t`Approval ${authCode}`,
    isGone && t(REASON_WORDS[reason]),
    isGone && resultCode && t`Bank code ${resultCode}`,
    mode !== 'live' && t`Not real money`,
  ];
  const { words, ...look } = STATE_LOOK[state];
  const [back, left] = [moneyText(refunded), moneyText(refundable)];
  return (
    <li className={styles.card}>
      {hasSubject && <PaymentSubject payment={payment} />}
      <div className={styles.line}>
        <Text as="span" size="title" numeric lang="tr">
          {moneyText(amount)}
        </Text>
        <LookBadge {...look}>{t(words)}</LookBadge>
      </div>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {Number(refunded) > 0 && (
        <p className={styles.facts}>
          <Trans>
            Refunded <span lang="tr">{back}</span> · left <span lang="tr">{left}</span>
          </Trans>
        </p>
      )}
      {attention && (
        <Banner tone="honey" shape="box" role="none" icon={<TriangleAlert size={20} />}>
          {t(attentionWords(attention))}
        </Banner>
      )}
      <PaymentActions payment={payment} onChanged={onChanged} />
    </li>
  );
}

type PaymentSubjectProps = {
  payment: Pick<PaymentRead, 'purpose' | 'refId'> & Partial<Pick<PaymentRead, 'guestName'>>;
};

/** Shows the paid order or booking, with a link, and the guest's name. */
export function PaymentSubject({ payment }: PaymentSubjectProps) {
  const { t } = useLingui();
  const { purpose, refId, guestName } = payment;
  if (refId === null || purpose === 'test') return <strong>{t`Test payment`}</strong>;
  return (
    <span className={styles.subject}>
      {purpose === 'order' ? (
        <Link to="/admin/orders" search={{ id: refId }} className={styles.link}>
          <Trans>Order</Trans> <span translate="no">#{orderCode(refId)}</span>
        </Link>
      ) : (
        <Link to="/admin/reservations/brunch" search={{ id: refId }} className={styles.link}>
          <Trans>Deposit</Trans> <span translate="no">{bookingCode(refId)}</span>
        </Link>
      )}
      {guestName}
    </span>
  );
}

type PaymentsOfProps = {
  /** The payments belong to this order or booking. */
  refId: string;
  /** True if the tablet knows of a card payment: the screen then reports an unreadable list. */
  isPaid: boolean;
};

/** Shows the card payments of an order or a booking, and nothing if nobody has tried to pay by card. */
export function PaymentsOf({ refId, isPaid }: PaymentsOfProps) {
  const { t } = useLingui();
  const { value, fault, isAsking, again } = useStaffFigures<PaymentList>(
    `/api/admin/payments?refId=${refId}`,
  );
  const payments = value?.payments ?? [];
  const isMissed = fault !== null && isPaid;
  if (payments.length === 0 && !isMissed) return null;
  return (
    <section className={styles.section}>
      <Heading>{t`Card payment`}</Heading>
      {isMissed && (
        <ReadingFailed isAsking={isAsking} onRetry={again}>
          <Trans>Paid by card. Details need a connection.</Trans>
        </ReadingFailed>
      )}
      <Stack as="ul" gap={12}>
        {payments.map((payment) => (
          <PaymentCard key={payment.id} payment={payment} onChanged={again} />
        ))}
      </Stack>
    </section>
  );
}
