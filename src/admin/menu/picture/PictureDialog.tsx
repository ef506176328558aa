import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNet } from '../../../data/react/use-net';
import { Dialog } from '../../../ui/overlays/Dialog';
import { DialogAction } from '../../../ui/overlays/DialogAction';
import { CropFrame } from './CropFrame';
import { middleCrop } from './crop';
import * as styles from './Picture.css';
import { PictureSource } from './PictureSource';
import { readPhoto } from './photo';
import { useCutPhoto } from './use-cut-photo';
import { useUploadPicture } from './use-upload-picture';

type PictureDialogProps = {
  preview: (imageUrl: string) => ReactNode;
  onUploaded: (imageUrl: string) => void;
  onClose: () => void;
};

/** Chooses or takes a photo, crops it, previews the card and uploads it. */
export function PictureDialog({ preview, onUploaded, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  const [isReading, setReading] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);

  async function choose(file: File) {
    setReading(true);
    setUnreadable(false);
    await readPhoto(file)
      .then(setPhoto)
      .catch(() => setUnreadable(true));
    setReading(false);
  }

  const source = (
    <>
      <PictureSource isBusy={isReading} onChoose={(file) => void choose(file)} />
      {isUnreadable && (
        <p role="alert" className={styles.refused}>
          <Trans>This file can't be opened as a photo. Choose a JPEG, PNG, WebP or AVIF.</Trans>
        </p>
      )}
    </>
  );
  if (photo)
    return <Cropping key={photo.width} {...{ photo, source, preview, onUploaded, onClose }} />;
  return (
    <Dialog title={t`Picture`} onClose={onClose}>
      <div className={styles.parts}>
        <p>
          <Trans>A bright photo from above or the side, with the dish in the middle.</Trans>
        </p>
        {source}
      </div>
    </Dialog>
  );
}

type CroppingProps = PictureDialogProps & { photo: HTMLCanvasElement; source: ReactNode };

function Cropping({ photo, source, preview, onUploaded, onClose }: CroppingProps) {
  const { t } = useLingui();
  const [crop, setCrop] = useState(() => middleCrop(photo));
  const cut = useCutPhoto(photo, crop);
  const { percent, failure, run } = useUploadPicture();
  const isOffline = useNet().state === 'offline';
  const isBusy = percent !== null;

  async function upload() {
    if (isBusy || isOffline || !cut?.isCurrent) return;
    const imageUrl = await run(cut.picture);
    if (imageUrl !== null) onUploaded(imageUrl);
  }

  return (
    <Dialog
      title={t`Picture`}
      locked={isBusy}
      onClose={onClose}
      footer={
        <DialogAction
          busy={isBusy}
          unavailable={isOffline || !cut?.isCurrent}
          onClick={() => void upload()}
        >
          {isBusy ? <Trans>Uploading… {percent}%</Trans> : <Trans>Use this picture</Trans>}
        </DialogAction>
      }
    >
      <div className={styles.parts}>
        {failure && (
          <p role="alert" className={styles.refused}>
            {failure}
          </p>
        )}
        {isOffline && (
          <p role="status">
            <Trans>Offline: the photo can be uploaded once the connection is back.</Trans>
          </p>
        )}
        <div className={styles.sides}>
          <CropFrame photo={photo} crop={crop} onChange={setCrop} />
          {cut && (
            <section className={styles.preview}>
              <h3 className={styles.heading}>
                <Trans>As guests see it</Trans>
              </h3>
              <div inert>{preview(cut.url)}</div>
            </section>
          )}
        </div>
        {source}
      </div>
    </Dialog>
  );
}
