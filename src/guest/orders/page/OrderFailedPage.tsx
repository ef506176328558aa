import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui as useLinguiCore } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import type { FailureReason, GuestPayment, PaymentPurpose } from '#domain/payments/payment-read';
import { failureReasonOf } from '#domain/payments/payment-read';
import { usePayment } from '../../../data/react/use-order';
import { Button } from '../../../ui/controls/controls';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { goBack } from '../../../ui/router/go-back';
import { Link } from '../../../ui/router/Link';
import { useSearch } from '../../../ui/router/RouterView';
import * as text from '../../../ui/theme/text.css';
import * as styles from '../../shared/shared.css';
import { OrderFrame, OrderPart, ReachUs, StateHeader } from '../shared/OrderFrame';
import * as lists from '../shared/OrderFrame.css';
import { PaymentDone } from './Receipts';

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
  const [note, Icon] = [
    Array.from(reason.trim()).slice(0, REASON_MAX).join(''),
    isOpen ? Hourglass : CircleX,
  ];
  const causes = words?.causes ?? ANY_CAUSE;
  return (
    <OrderFrame>
      <StateHeader
        key={code}
        tone={isOpen ? 'neutral' : 'danger'}
        icon={<Icon aria-hidden="true" size={32} />}
        title={i18n._((code && TITLES[code]) ?? msg`Payment failed`)}
        hasPicture={!isOpen}
      >
        <p className={text.item}>
          {words && i18n._(words.sentence)}
          {!words && note && (
            <>
              {t`The address of this page says:`} <q>{note}</q>
            </>
          )}
          {!words && !note && t`Payment processing failed`}
        </p>
      </StateHeader>
      {causes.length > 0 && (
        <OrderPart title={t`What may have happened`}>
          <ul className={lists.points}>
            {causes.map((cause) => (
              <li key={cause.id}>{i18n._(cause)}</li>
            ))}
          </ul>
        </OrderPart>
      )}
      <FailureNextSteps payment={read} isNamed={Boolean(payment)} isOpen={isOpen} />
      <div className={styles.actions}>
        <Button tone={isOpen ? 'outline' : 'solid'} size="cta" block onClick={() => goBack()}>
          {t`Try Again`}
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
      <ReachUs />
    </OrderFrame>
  );
}

type FailureNextStepsProps = {
  /** null while it is unknown, and for a URL without a payment. */
  payment: GuestPayment | null;
  /** The URL names a payment. */
  isNamed: boolean;
  /** The result will come by itself. */
  isOpen: boolean;
};

function FailureNextSteps({ payment, isNamed, isOpen }: FailureNextStepsProps) {
  const { t } = useLingui();
  return (
    <OrderPart title={t`What you can do`}>
      <ul className={lists.points}>
        {isOpen ? (
          <li>{t`Wait here: this page changes as soon as we know.`}</li>
        ) : (
          <>
            <li>{t`Check the card's details and try again.`}</li>
            <li>{t`Try another card, or ask your bank.`}</li>
            {(payment !== null || !isNamed) && (
              <li>
                <OtherWay purpose={payment?.purpose ?? null} />
              </li>
            )}
          </>
        )}
      </ul>
    </OrderPart>
  );
}

type OtherWayProps = {
  /** null means unknown, for a URL without a payment. */
  purpose: PaymentPurpose | null;
};

/** Shows how to pay without the card; a failed payment leaves its order or booking valid. */
export function OtherWay({ purpose }: OtherWayProps) {
  switch (purpose) {
    case 'order':
      return <Trans>Your order stands: you can also pay by cash or card when you get it.</Trans>;
    case 'brunch_deposit':
      return <Trans>Your booking stands: we contact you within 24 hours about the deposit.</Trans>;
    case 'test':
    case null:
      return <Trans>Order without paying online: pay by cash or card when you get it.</Trans>;
  }
}

type FailureWords = {
  sentence: MessageDescriptor;
  causes: readonly MessageDescriptor[];
  /** The result is still to come. */
  isOpen?: true;
};

const MISTYPED = msg`The card's number, date or security code was mistyped.`;
const LIMIT = msg`There is not enough money on the card, or its limit is reached.`;
const REFUSED = msg`Your bank refused the payment or did not get your approval in time.`;
const LOST = msg`The connection was lost during the payment.`;
const CLOSED = msg`The card is closed to payments on the internet. You can open it in your bank's app.`;

/** Without a known reason the page lists all causes. */
const ANY_CAUSE = [LIMIT, MISTYPED, REFUSED, LOST];

const FAILURE_WORDS: Readonly<Record<FailureReason, FailureWords>> = {
  card_declined: {
    sentence: msg`Your bank declined the payment. No money was taken.`,
    causes: [REFUSED, CLOSED, LIMIT],
  },
  insufficient_funds: {
    sentence: msg`There is not enough money on the card, or its limit is reached. No money was taken.`,
    causes: [LIMIT],
  },
  card_details: {
    sentence: msg`The card's details were not accepted. No money was taken.`,
    causes: [MISTYPED, msg`The card has expired.`],
  },
  card_not_accepted: {
    sentence: msg`This card can't be used here. No money was taken.`,
    causes: [msg`We don't take this kind of card.`, CLOSED],
  },
  installments_unavailable: {
    sentence: msg`Installments aren't possible here. No money was taken.`,
    causes: [msg`Food and drinks can't be paid in installments.`],
  },
  auth_failed: {
    sentence: msg`Your bank could not confirm that it is you. No money was taken.`,
    causes: [msg`The code from your bank was wrong or came too late.`, REFUSED],
  },
  auth_unavailable: {
    sentence: msg`Your card could not be confirmed right now. No money was taken.`,
    causes: [msg`Your bank's confirmation service didn't respond.`, CLOSED],
  },
  expired: {
    sentence: msg`The time for this payment is over. No money was taken.`,
    causes: [msg`The bank's page was open for too long, or was closed.`, LOST],
  },
  cancelled_by_customer: {
    sentence: msg`You left the bank's page before paying. No money was taken.`,
    causes: [msg`The payment was cancelled, or the page was closed.`],
  },
  temporarily_unavailable: {
    sentence: msg`Card payments aren't possible right now. No money was taken.`,
    causes: [msg`The bank didn't respond.`],
  },
  under_review: {
    sentence: msg`We're asking the bank whether your payment went through. Please don't pay again.`,
    causes: [LOST, msg`The bank's response was lost on the way.`],
    isOpen: true,
  },
  opening_page: {
    sentence: msg`This takes a few seconds. No money has been taken.`,
    causes: [],
    isOpen: true,
  },
  returning: {
    sentence: msg`Your card was charged, but nothing was left to pay. We're sending the money back to your card.`,
    causes: [msg`The time for this payment was over, or it was no longer needed.`],
    isOpen: true,
  },
  returned: {
    sentence: msg`This payment was sent back to your card.`,
    causes: [msg`The time for this payment was over, or it was no longer needed.`],
  },
  nothing_due: {
    sentence: msg`There is nothing to pay by card here.`,
    causes: [msg`It is paid already, was cancelled, or is paid at the venue.`],
  },
};

const TITLES: Partial<Record<FailureReason, MessageDescriptor>> = {
  under_review: msg`Payment is being checked`,
  opening_page: msg`Opening the bank's page…`,
  returning: msg`Payment is being sent back`,
  returned: msg`Payment sent back`,
};
