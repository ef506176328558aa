import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import * as v from 'valibot';
import { uuidText } from '#domain/fields';
import { orderCode } from '#domain/orders/order';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Link } from '../../../ui/router/Link';
import { useHistoryState } from '../../../ui/router/use-router';
import { OrderCode } from '../shared/OrderCode';
import { StateHeader } from '../shared/StateHeader';

/** Tells the guest that the id is unknown: it is from another phone, or was never stored. */
export function UnknownOrder({ orderId }: { orderId: string }) {
  const { t } = useLingui();
  const wasUnsaved = useHistoryState((state) => state.isUnsaved);
  return (
    <>
      <StateHeader
        tone="neutral"
        icon={<SearchX aria-hidden="true" size={32} />}
        title={t`Order not found`}
      >
        {wasUnsaved && (
          <p>{t`This phone could not save the order, and the page was closed or reloaded.`}</p>
        )}
        <p>{t`We can't find this order on this phone. Ask the team with your order code.`}</p>
        {v.is(uuidText, orderId) && <OrderCode code={orderCode(orderId)} />}
      </StateHeader>
      <LinkButton asChild size="cta" block>
        <Link to="/" hash="menu">{t`Back to the menu`}</Link>
      </LinkButton>
    </>
  );
}
