import { Trans } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/controls/Button';
import { Banner } from '../../ui/feedback/Banner';
import { Inline } from '../../ui/layout/Inline';

type UpdateChipProps = { onUpdate: () => void; onLater: () => void };

/** A newer version waits; it is never put on by itself while somebody is in the middle of something. */
export function UpdateChip({ onUpdate, onLater }: UpdateChipProps) {
  return (
    <Banner
      tone="lagoon"
      shape="box"
      icon={<RefreshCw aria-hidden="true" size={20} />}
      action={
        <Inline gap={8}>
          <Button tone="quiet" onClick={onLater}>
            <Trans>Later</Trans>
          </Button>
          <Button tone="tonal" onClick={onUpdate}>
            <Trans>Update</Trans>
          </Button>
        </Inline>
      }
    >
      <Trans>New version ready</Trans>
    </Banner>
  );
}
