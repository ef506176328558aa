import { Trans, useLingui } from '@lingui/react/macro';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { IconButton } from '../../../ui/controls/IconButton';
import { type Crop, zoomedCrop } from './crop';
import * as styles from './Picture.css';
import { drawCrop } from './photo';
import { useCropGestures } from './use-crop-gestures';

const SIDE = 640;
const STEP = 1.25;

type CropFrameProps = {
  photo: HTMLCanvasElement;
  crop: Crop;
  onChange: (crop: Crop) => void;
};

/** Shows the square crop; the photo moves under it. */
export function CropFrame({ photo, crop, onChange }: CropFrameProps) {
  const { t } = useLingui();
  const hintId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures({ canvas, photo, crop, onChange });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawCrop(context, photo, crop);
  }, [photo, crop]);
  return (
    <div className={styles.cropping}>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the keyboard move the photo.
        tabIndex={0}
        role="application"
        aria-label={t`Photo in its frame`}
        aria-describedby={hintId}
        className={styles.frame}
        {...gestures}
      >
        <canvas ref={canvas} width={SIDE} height={SIDE} className={styles.canvas} />
      </div>
      <div className={styles.zoom}>
        <p id={hintId} className={styles.hint}>
          <Trans>Drag the photo, or use the arrow keys. Zoom with two fingers, + and −.</Trans>
        </p>
        <IconButton
          label={t`Zoom out`}
          icon={<ZoomOut aria-hidden="true" size={20} />}
          onClick={() => onChange(zoomedCrop(photo, crop, 1 / STEP))}
        />
        <IconButton
          label={t`Zoom in`}
          icon={<ZoomIn aria-hidden="true" size={20} />}
          onClick={() => onChange(zoomedCrop(photo, crop, STEP))}
        />
      </div>
    </div>
  );
}
