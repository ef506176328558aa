import { Trans } from '@lingui/react/macro';
import { CameraOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Banner } from '../../../ui/feedback/Banner';
import { Spinner } from '../../../ui/feedback/Spinner';
import * as styles from './CameraView.css';
import { startScanner } from './scanner';

type CameraViewProps = { onCode: (code: string) => void };

/** Shows the camera picture and reports every code. Without a camera staff can paste a code. */
export function CameraView({ onCode }: CameraViewProps) {
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
      <Banner tone="neutral" shape="box" icon={<CameraOff aria-hidden="true" size={20} />}>
        <Trans>There is no camera here, or it may not be used. Paste the code instead.</Trans>
      </Banner>
    );
  }
  return (
    <div className={styles.frame}>
      <video ref={video} muted playsInline className={styles.picture} />
      <p role="status" className={styles.words}>
        {state === 'starting' ? (
          <Spinner />
        ) : (
          <Trans>Hold the guest's code before the camera.</Trans>
        )}
      </p>
    </div>
  );
}
