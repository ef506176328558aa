import { useLingui } from '@lingui/react/macro';
import { Banner } from '../../../ui/feedback/Banner';

/** Shows an order cancelled here whose cancellation the server does not have yet. */
export function CancelPending() {
  const { t } = useLingui();
  return <Banner tone="honey" shape="box">{t`Telling the bar that you cancel…`}</Banner>;
}
