import { useLingui as useLinguiCore } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import { failureReasonOf } from '#domain/payments/failure-reasons';
import { usePayment } from '../../../data/react/use-payment';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Link } from '../../../ui/router/Link';
import { useSearch } from '../../../ui/router/use-router';
import * as text from '../../../ui/theme/text.css';
import * as styles from '../../shared/actions.css';
import { OrderFrame } from '../parts/OrderFrame';
import { OrderPart } from '../parts/OrderPart';
import * as lists from '../shared/list.css';
import { StateHeader } from '../shared/StateHeader';
import { ANY_CAUSE, FAILURE_WORDS } from './failure-words';
import { OtherWay } from './OtherWay';
import { PaymentDone } from './PaymentDone';

/** The reason comes from the URL, so it is plain text of limited length. */
const REASON_MAX = 120;

/** Shows why a payment failed. */
export function OrderFailedPage() {
  const { t } = useLingui();
  const { i18n } = useLinguiCore();
  const { reason = '', payment, key } = useSearch('/order-failed');
  const read = usePayment(payment, key);
  if (read?.status === 'paid') {
    return (
      <OrderFrame>
        <PaymentDone payment={read} />
      </OrderFrame>
    );
  }
  // The payment's own reason counts if the payment has settled meanwhile.
  const known = read?.status === 'failed' || read?.status === 'returned' ? read.reason : null;
  const code = known ?? failureReasonOf(reason);
  const words = code && FAILURE_WORDS[code];
  const isOpen = code === 'under_review';
  return (
    <OrderFrame>
      <StateHeader
        tone={isOpen ? 'neutral' : 'danger'}
        icon={<CircleX aria-hidden="true" size={32} />}
        title={isOpen ? t`Payment is being checked` : t`Payment failed`}
      >
        <p className={text.item}>
          {words ? i18n._(words.sentence) : shortened(reason) || t`Payment processing failed`}
        </p>
      </StateHeader>
      <OrderPart title={<Trans>What may have happened</Trans>}>
        <ul className={lists.points}>
          {(words?.causes ?? ANY_CAUSE).map((cause) => (
            <li key={cause.id}>{i18n._(cause)}</li>
          ))}
        </ul>
      </OrderPart>
      <OrderPart title={<Trans>What you can do</Trans>}>
        <ul className={lists.points}>
          {isOpen ? (
            <li>
              <Trans>Wait here: this page changes as soon as we know.</Trans>
            </li>
          ) : (
            <>
              <li>
                <Trans>Check the card's details and try again.</Trans>
              </li>
              <li>
                <Trans>Try another card, or ask your bank.</Trans>
              </li>
              {(read !== null || !payment) && (
                <li>
                  <OtherWay purpose={read?.purpose ?? null} />
                </li>
              )}
            </>
          )}
        </ul>
      </OrderPart>
      <div className={styles.actions}>
        <Button size="cta" block onClick={() => window.history.back()}>
          <Trans>Try Again</Trans>
        </Button>
        {read?.purpose === 'order' && read.refId && (
          <LinkButton asChild tone="outline" size="cta" block>
            <Link to="/order-success" search={{ orderId: read.refId }}>
              <Trans>See your order</Trans>
            </Link>
          </LinkButton>
        )}
        <LinkButton asChild tone="outline" size="cta" block>
          <Link to="/">
            <Trans>Go Home</Trans>
          </Link>
        </LinkButton>
      </div>
    </OrderFrame>
  );
}

function shortened(reason: string): string {
  return Array.from(reason.trim()).slice(0, REASON_MAX).join('');
}
