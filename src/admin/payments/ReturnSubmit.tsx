import { Trans } from '@lingui/react/macro';
import type { PaymentAction } from './ReturnDialog';

/** The words of the button that opens an action's dialog and of the one that sends it. */
export function ReturnSubmit({ action }: { action: PaymentAction }) {
  switch (action) {
    case 'cancel':
      return <Trans>Cancel the payment</Trans>;
    case 'refund':
      return <Trans>Refund</Trans>;
    case 'resolve':
      return <Trans>Check with the bank</Trans>;
    case 'keep':
      return <Trans>Keep as paid</Trans>;
    case 'return':
      return <Trans>Send the money back</Trans>;
    case 'close':
      return <Trans>Close as not paid</Trans>;
  }
}
