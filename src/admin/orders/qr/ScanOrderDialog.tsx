import { Trans, useLingui } from '@lingui/react/macro';
import { CameraOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DomainError } from '#domain/error-codes';
import { orderCode } from '#domain/orders/order';
import { importQrOrder } from '../../../data/commands/orders/staff-orders';
import { useCommand } from '../../../data/react/use-app';
import { barNow } from '../../../data/react/use-staff';
import { useBarErrorText } from '../../../i18n/bar-error-text';
import { Banner, FailureBanner } from '../../../ui/feedback/Banner';
import { Spinner } from '../../../ui/feedback/states';
import { TextAreaInput } from '../../../ui/form/inputs/inputs';
import { Stack } from '../../../ui/layout/Flow';
import { Dialog, DialogAction } from '../../../ui/overlays/Dialog';
import { useToast } from '../../../ui/overlays/ToastProvider';
import { askToSignIn, useOneAtATime } from '../../shared/sending';
import * as styles from './CameraView.css';
import { startScanner } from './scanner';

/** Imports a guest's order by camera or pasted code. Works offline. */
export function ScanOrderDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useBarErrorText();
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
      <Stack>
        <FailureBanner>{failure && errorText(failure)}</FailureBanner>
        <CameraView onCode={takeScanned} />
        <TextAreaInput
          label={t`Or paste the code`}
          value={pasted}
          onChange={setPasted}
          autoComplete="off"
        />
      </Stack>
    </Dialog>
  );
}

/** Shows the camera picture and reports every code. Without a camera staff can paste a code. */
function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'seeing' | 'none'>('starting');
  const tell = useEffectEvent(onCode);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    return startScanner(shown, {
      onCode: (code) => tell(code),
      onSeeing: () => setState('seeing'),
      onNone: () => setState('none'),
    });
  }, []);
  if (state === 'none') {
    return (
      <Banner tone="neutral" shape="box" icon={<CameraOff size={20} />}>
        <Trans>There is no camera here, or it may not be used. Paste the code instead.</Trans>
      </Banner>
    );
  }
  return (
    <Stack gap={8}>
      <video ref={video} muted playsInline className={styles.picture} />
      <p role="status" className={styles.words}>
        {state === 'starting' ? (
          <Spinner />
        ) : (
          <Trans>Hold the guest's code up to the camera.</Trans>
        )}
      </p>
    </Stack>
  );
}

/** Imports a code and never retries a refused code. */
function useScanOrder(onDone: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const command = useCommand(importQrOrder);
  const { isBusy: isTaking, run } = useOneAtATime();
  const [failure, setFailure] = useState<string | null>(null);
  const tried = useRef('');

  async function takeIn(code: string) {
    try {
      const { orderId, isKnown } = await command({ code, barNow: barNow() });
      const name = orderCode(orderId);
      const title = isKnown ? t`${name} is here already` : t`${name} is on the board`;
      toast.show({ tone: isKnown ? 'info' : 'success', title });
      onDone();
    } catch (error) {
      if (!(error instanceof DomainError)) console.error(error);
      if (error instanceof DomainError && error.code === 'unauthorized') askToSignIn();
      setFailure(error instanceof DomainError ? error.code : 'internal');
    }
  }

  const take = (code: string) =>
    void run(() => {
      tried.current = code;
      setFailure(null);
      return takeIn(code);
    });

  /** The camera reads the same code many times a second. */
  function takeScanned(code: string) {
    if (tried.current !== code) take(code);
  }

  return { take, takeScanned, isTaking, failure };
}
