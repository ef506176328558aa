import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/controls/Button';
import { Banner } from '../../../ui/feedback/Banner';

export function NotRead({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="honey"
      shape="box"
      action={<Button tone="quiet" size="compact" onClick={onAgain}>{t`Try again`}</Button>}
    >
      <Trans>This needs a connection. Please try again when you're online.</Trans>
    </Banner>
  );
}
