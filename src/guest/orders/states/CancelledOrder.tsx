import { Trans, useLingui } from '@lingui/react/macro';
import { CircleX } from 'lucide-react';
import type { LocalOrder } from '../../../data/orders/my-order';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { Link } from '../../../ui/router/Link';
import { LocalReceipt } from '../parts/LocalReceipt';
import { StateHeader } from '../shared/StateHeader';

/** Cancelled before it left the phone. */
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
      <LinkButton asChild size="cta" block>
        <Link to="/">
          <Trans>Continue Shopping</Trans>
        </Link>
      </LinkButton>
    </>
  );
}
