import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { BRAND_NAME } from '#domain/payments/card-rules';
import type { PaymentRead } from '#domain/payments/payment-read';
import { formatDateTime } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { Badge } from '../../ui/feedback/Badge';
import { Banner } from '../../ui/feedback/Banner';
import { moneyText } from '../shared/figures';
import { PaymentActions } from './PaymentActions';
import { PaymentSubject } from './PaymentSubject';
import * as styles from './Payments.css';
import { attentionWords, REASON_WORDS, STATE_LOOK } from './payment-words';

type PaymentCardProps = {
  payment: PaymentRead;
  /** True on lists of many payments: the card names the paid order or booking, with a link. */
  hasSubject?: boolean;
  onChanged: () => void;
};

/** Shows a card payment with its state, its refunds and the possible actions. */
export function PaymentCard({ payment, hasSubject = false, onChanged }: PaymentCardProps) {
  const { t } = useLingui();
  const { state, attention, amount, refunded, refundable } = payment;
  const { words, tone, icon: Icon } = STATE_LOOK[state];
  const [back, left] = [moneyText(refunded), moneyText(refundable)];
  return (
    <li className={styles.card}>
      {hasSubject && <PaymentSubject payment={payment} />}
      <div className={styles.line}>
        <span lang="tr" className={styles.amount}>
          {moneyText(amount)}
        </span>
        <Badge tone={tone} icon={<Icon aria-hidden="true" size={14} />}>
          {t(words)}
        </Badge>
      </div>
      <p className={styles.facts}>
        <Facts payment={payment} />
      </p>
      {Number(refunded) > 0 && (
        <p className={styles.facts}>
          <Trans>
            Refunded <span lang="tr">{back}</span> · left <span lang="tr">{left}</span>
          </Trans>
        </p>
      )}
      {attention && (
        <Banner
          tone="honey"
          shape="box"
          role="none"
          icon={<TriangleAlert aria-hidden="true" size={20} />}
        >
          {t(attentionWords(attention))}
        </Banner>
      )}
      <PaymentActions payment={payment} onChanged={onChanged} />
    </li>
  );
}

function Facts({ payment }: { payment: PaymentRead }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { brand, last4, capturedAt, createdAt, authCode, reason, resultCode, mode } = payment;
  const card = brand && last4 ? `${BRAND_NAME[brand]} ····${last4}` : null;
  const isGone = capturedAt === null && reason !== null;
  return [
    formatDateTime(Date.parse(capturedAt ?? createdAt), language),
    card,
    authCode && t`Approval ${authCode}`,
    isGone && t(REASON_WORDS[reason]),
    isGone && resultCode && t`Bank code ${resultCode}`,
    mode !== 'live' && t`Not real money`,
  ]
    .filter(Boolean)
    .join(' · ');
}
