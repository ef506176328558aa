import { useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import type { LocalOrder } from '../../../data/orders/my-order';
import { LocalReceipt } from '../parts/LocalReceipt';
import { ContinueShopping } from '../shared/ContinueShopping';
import { StateHeader } from '../shared/StateHeader';

/** Shows an order that the guest cancelled before it left the phone. */
export function CancelledOrder({ local }: { local: LocalOrder }) {
  const { t } = useLingui();
  return (
    <>
      <StateHeader
        tone="neutral"
        icon={<CircleX aria-hidden="true" size={32} />}
        title={t`Order cancelled. Nothing was sent.`}
      />
      {local.lines.length > 0 && <LocalReceipt local={local} />}
      <ContinueShopping />
    </>
  );
}
