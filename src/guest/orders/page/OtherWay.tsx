import { Trans } from '@lingui/react/macro';
import type { PaymentPurpose } from '#domain/payments/payment-read';

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
