import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
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

/** The address is anybody's to write: a reason is plain text, and no longer than a reason needs to be. */
const REASON_MAX = 120;

/** Where a failed payment lands: the reason as it was given, what may be behind it, what to do. */
export function OrderFailedPage() {
  const { t } = useLingui();
  const { reason = '' } = useSearch('/order-failed');
  return (
    <OrderFrame>
      <StateHeader
        tone="danger"
        icon={<CircleX aria-hidden="true" size={32} />}
        title={t`Payment failed`}
      >
        <p className={text.item}>{shortened(reason) || t`Payment processing failed`}</p>
      </StateHeader>
      <OrderPart title={<Trans>What may have happened</Trans>}>
        <ul className={lists.points}>
          <li>
            <Trans>There is not enough money on the card, or its limit is reached.</Trans>
          </li>
          <li>
            <Trans>The card's number, date or security code was mistyped.</Trans>
          </li>
          <li>
            <Trans>Your bank refused the payment or did not get your approval in time.</Trans>
          </li>
          <li>
            <Trans>The connection was lost during the payment.</Trans>
          </li>
        </ul>
      </OrderPart>
      <OrderPart title={<Trans>What you can do</Trans>}>
        <ul className={lists.points}>
          <li>
            <Trans>Check the card's details and try again.</Trans>
          </li>
          <li>
            <Trans>Try another card, or ask your bank.</Trans>
          </li>
          <li>
            <Trans>Order without paying online: pay by cash or card when you get it.</Trans>
          </li>
        </ul>
      </OrderPart>
      <div className={styles.acts}>
        <Button size="cta" block onClick={() => window.history.back()}>
          <Trans>Try Again</Trans>
        </Button>
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
