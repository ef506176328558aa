import { useLingui as useLinguiCore } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
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
import { FailureNextSteps } from './FailureNextSteps';
import { ANY_CAUSE, FAILURE_WORDS, failureTitle } from './failure-words';
import { PaymentDone } from './PaymentDone';

/** The reason comes from the URL, so it is plain text of limited length. */
const REASON_MAX = 120;

/** Shows why a payment failed, or that its result is still to come. */
export function OrderFailedPage() {
  const { t } = useLingui();
  const { i18n } = useLinguiCore();
  const { reason = '', payment, key } = useSearch('/order-failed');
  const read = usePayment(payment, key);
  // The payment's own reason counts if the payment has settled meanwhile.
  const known = read === null || read.status === 'pending' ? null : read.reason;
  const code = known ?? failureReasonOf(reason);
  const bankPage = code === 'opening_page' ? read?.pageUrl : null;
  useEffect(() => {
    if (bankPage) window.location.replace(bankPage);
  }, [bankPage]);
  if (read?.status === 'paid') {
    return (
      <OrderFrame>
        <PaymentDone payment={read} />
      </OrderFrame>
    );
  }
  const words = code && FAILURE_WORDS[code];
  const isOpen = words?.isOpen === true;
  const [note, Icon] = [shortened(reason), isOpen ? Hourglass : CircleX];
  const causes = words?.causes ?? ANY_CAUSE;
  return (
    <OrderFrame>
      <StateHeader
        key={code}
        tone={isOpen ? 'neutral' : 'danger'}
        icon={<Icon aria-hidden="true" size={32} />}
        title={i18n._(failureTitle(code))}
      >
        <p className={text.item}>
          {words && i18n._(words.sentence)}
          {!words && note && (
            <>
              <Trans>The address of this page says:</Trans> <q>{note}</q>
            </>
          )}
          {!words && !note && t`Payment processing failed`}
        </p>
      </StateHeader>
      {causes.length > 0 && (
        <OrderPart title={<Trans>What may have happened</Trans>}>
          <ul className={lists.points}>
            {causes.map((cause) => (
              <li key={cause.id}>{i18n._(cause)}</li>
            ))}
          </ul>
        </OrderPart>
      )}
      <FailureNextSteps payment={read} isNamed={Boolean(payment)} isOpen={isOpen} />
      <div className={styles.actions}>
        <Button
          tone={isOpen ? 'outline' : 'solid'}
          size="cta"
          block
          onClick={() => window.history.back()}
        >
          <Trans>Try Again</Trans>
        </Button>
        {read?.purpose === 'order' && read.refId && (
          <LinkButton asChild tone="outline" size="cta" block>
            <Link to="/order-success" search={{ orderId: read.refId }}>{t`See your order`}</Link>
          </LinkButton>
        )}
        <LinkButton asChild tone="outline" size="cta" block>
          <Link to="/">{t`Go Home`}</Link>
        </LinkButton>
      </div>
    </OrderFrame>
  );
}

function shortened(reason: string): string {
  return Array.from(reason.trim()).slice(0, REASON_MAX).join('');
}
