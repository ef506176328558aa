import { Trans, useLingui } from '@lingui/react/macro';
import type { GuestPayment } from '#domain/payments/payment-read';
import { OrderPart } from '../parts/OrderPart';
import * as lists from '../shared/list.css';
import { OtherWay } from './OtherWay';

type FailureNextStepsProps = {
  /** null while it is unknown, and for a URL without a payment. */
  payment: GuestPayment | null;
  /** The URL names a payment. */
  isNamed: boolean;
  /** The result will come by itself. */
  isOpen: boolean;
};

export function FailureNextSteps({ payment, isNamed, isOpen }: FailureNextStepsProps) {
  const { t } = useLingui();
  return (
    <OrderPart title={<Trans>What you can do</Trans>}>
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
