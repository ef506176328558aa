import { useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import type { LocalOrder } from '../../../data/orders/my-order';
import { useErrorText } from '../../../i18n/error-text';
import { useOtherFries } from '../../cart/use-other-fries';
import { LocalReceipt } from '../parts/LocalReceipt';
import { OrderCode } from '../shared/OrderCode';
import { StateHeader } from '../shared/StateHeader';
import { DecisionActions } from './DecisionActions';

type RefusedOrderProps = { local: LocalOrder; code: string };

/** Shows the reason of a refusal and its remedy. */
export function RefusedOrder({ local, code }: RefusedOrderProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const otherFries = useOtherFries(local.lines);
  return (
    <>
      <StateHeader
        tone="danger"
        icon={<CircleX aria-hidden="true" size={32} />}
        title={t`Order Failed`}
      >
        <p>{(code === 'order.option_sold_out' && otherFries) || errorText(code)}</p>
        <p>{t`The bar did not accept this order. Nothing is being prepared.`}</p>
        <OrderCode code={local.code} />
      </StateHeader>
      <LocalReceipt local={local} />
      <DecisionActions orderId={local.id} />
    </>
  );
}
