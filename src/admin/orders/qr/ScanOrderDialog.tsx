import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text';
import { Banner } from '../../../ui/feedback/Banner';
import { TextAreaInput } from '../../../ui/form/inputs/TextAreaInput';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog } from '../../../ui/overlays/Dialog';
import { DialogAction } from '../../../ui/overlays/DialogAction';
import { CameraView } from './CameraView';
import { useScanOrder } from './use-scan-order';

/** Imports a guest's order by camera or pasted code. Works offline. */
export function ScanOrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [pasted, setPasted] = useState('');
  const { take, takeScanned, isTaking, failure } = useScanOrder(onClose);
  return (
    <Dialog
      title={t`Scan an order`}
      description={<Trans>The guest opens the code on the page of their waiting order.</Trans>}
      onClose={onClose}
      footer={
        <DialogAction
          busy={isTaking}
          unavailable={pasted.trim() === ''}
          onClick={() => pasted.trim() !== '' && take(pasted)}
        >
          <Trans>Add the pasted code</Trans>
        </DialogAction>
      }
    >
      <Stack gap={16}>
        {failure && (
          <Banner tone="danger" shape="box" role="alert">
            {errorText(failure)}
          </Banner>
        )}
        <CameraView onCode={takeScanned} />
        <TextAreaInput
          label={t`Or paste the code`}
          value={pasted}
          onChange={setPasted}
          rows={3}
          autoComplete="off"
        />
      </Stack>
    </Dialog>
  );
}
