import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { forgetThisDevice } from '../../../data/react/forget-this-device';
import { Banner } from '../../../ui/feedback/Banner';
import { Stack } from '../../../ui/layout/Flow';
import { useToast } from '../../../ui/overlays/use-toast';
import { useNavigate } from '../../../ui/router/use-router';
import { AskFirst } from '../../shared/AskFirst';

/** Deletes the guest's data from a borrowed or shared device. */
export function ForgetDevice() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const toast = useToast();
  const [unfinished, setUnfinished] = useState(0);

  async function forget() {
    const report = await forgetThisDevice();
    setUnfinished(report.unfinished);
    if (report.unfinished > 0) return;
    await navigate({ to: '/', replace: true });
    if (report.isKnownToBar) {
      const title = t`Deleted from this device. Delete again when you're online: until then this browser can still open your orders.`;
      return toast.show({ tone: 'info', title });
    }
    toast.show({ tone: 'success', title: t`Your details are deleted from this device.` });
  }

  return (
    <Stack gap={8}>
      {unfinished > 0 && (
        <Banner tone="honey" shape="box" role="alert">
          <Plural
            value={unfinished}
            one="# item has not been sent yet. Send or discard it first."
            other="# items have not been sent yet. Send or discard them first."
          />
        </Banner>
      )}
      <AskFirst
        task={forget}
        label={t`Delete my details from this device`}
        question={t`Delete everything on this device?`}
        keep={t`Keep it`}
      >
        <Trans>
          Your orders, drafts and cart are deleted from this device. The bar keeps the orders that
          it already has.
        </Trans>
      </AskFirst>
    </Stack>
  );
}
