import { useLingui } from '@lingui/react/macro';
import { SendFailed } from '../shared/SendFailed';
import type { SendFailure } from '../shared/sending';

/** Shows why a customer was not changed. */
export function CustomerFailed({ failure }: { failure: SendFailure | null }) {
  const { t } = useLingui();
  const words = {
    not_found: t`Somebody has merged or deleted this customer.`,
    'loyalty.insufficient_points': t`The member has fewer points than that.`,
  };
  return <SendFailed failure={failure} words={words} />;
}
