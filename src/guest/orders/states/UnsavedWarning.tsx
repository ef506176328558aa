import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack } from '../../../ui/layout/Stack';

/** The order is not stored: it exists only as long as this page. */
export function UnsavedWarning() {
  return (
    <Banner tone="danger" shape="box" icon={<TriangleAlert aria-hidden="true" size={20} />}>
      <Stack gap={4}>
        <strong>
          <Trans>This phone could not save the order.</Trans>
        </strong>
        <span>
          <Trans>
            Keep this page open until it is sent. If you close or reload it, the order is gone.
          </Trans>
        </span>
      </Stack>
    </Banner>
  );
}
