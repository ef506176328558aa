import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, ImageUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pictureHash } from '#domain/menu/menu-items';
import { ApiError } from '../../../data/api-client';
import { drawnPicture, uploadPicture } from '../../../data/commands/menu';
import { newId } from '../../../data/ids';
import { useCommand } from '../../../data/react/use-command';
import { useNet } from '../../../data/react/use-net';
import { useErrorText } from '../../../i18n/error-text';
import { Button } from '../../../ui/controls/Button';
import { Heading, Row, Stack, Text } from '../../../ui/layout/Flow';
import { Picture } from '../../../ui/media/Picture';
import { Dialog, DialogAction } from '../../../ui/overlays/Dialog';
import { askToSignIn } from '../../shared/sending';
import { CropFrame } from './CropFrame';
import * as styles from './Picture.css';
import { type Crop, cutPhoto, middleCrop, readPhoto } from './photo';

type PictureSourceProps = { isBusy: boolean; onChoose: (file: File) => void };

function PictureSource({ isBusy, onChoose }: PictureSourceProps) {
  return (
    <Row align="stretch">
      <FileButton icon={<ImageUp aria-hidden="true" size={20} />} {...{ isBusy, onChoose }}>
        <Trans>Choose a photo</Trans>
      </FileButton>
      <FileButton
        icon={<Camera aria-hidden="true" size={20} />}
        capture="environment"
        {...{ isBusy, onChoose }}
      >
        <Trans>Take a photo</Trans>
      </FileButton>
    </Row>
  );
}

type FileButtonProps = PictureSourceProps & {
  icon: ReactNode;
  capture?: 'environment';
  children: ReactNode;
};

function FileButton({ icon, capture, isBusy, onChoose, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="outline" icon={icon} busy={isBusy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(capture && { capture })}
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // The empty value lets a person choose the same file again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

/** The crop waits this long after the last movement (ms). */
const REST_MS = 250;

/** Returns the cropped file and its object URL; null during movements. */
function useCutPhoto(photo: HTMLCanvasElement, crop: Crop) {
  const [cut, setCut] = useState<{ crop: Crop; picture: Blob; url: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const rest = setTimeout(() => {
      cutPhoto(photo, crop)
        .then((picture) => {
          if (!isGone) setCut({ crop, picture, url: URL.createObjectURL(picture) });
        })
        .catch((error: unknown) => console.error(error));
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(rest);
    };
  }, [photo, crop]);
  const url = cut?.url;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return cut && { ...cut, isCurrent: cut.crop === crop };
}

/** A retry of the same picture has the same id. */
function useUploadPicture() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const own: Readonly<Record<string, string>> = {
    unanswered: t`No response from the server. Check the connection and try again.`,
    'picture.unknown_format': t`A picture must be a JPEG, PNG, WebP or AVIF.`,
    'picture.too_heavy': t`This picture is larger than 10 MB.`,
    'picture.too_many_pixels': t`This picture has more than 24 megapixels.`,
    'picture.too_small': t`This picture is too small or too narrow. Each side needs 200 pixels or more.`,
    'picture.animated': t`This picture moves. Choose a still one.`,
    'picture.unreadable': t`This file is damaged. Choose another photo.`,
  };
  const send = useCommand(uploadPicture);
  const last = useRef<{ picture: Blob; id: string } | null>(null);
  /** The progress is in percent; null means that no upload runs. */
  const [percent, setPercent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function run(picture: Blob): Promise<string | null> {
    if (last.current?.picture !== picture) last.current = { picture, id: newId() };
    setPercent(0);
    setFailure(null);
    try {
      return await send({
        mutationId: last.current.id,
        picture,
        onProgress: (part) => setPercent(Math.round(part * 100)),
      });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      if (isRefused && error.status === 401) askToSignIn();
      const code = isRefused ? error.code : 'unanswered';
      setFailure(own[code] ?? errorText(code));
      return null;
    } finally {
      setPercent(null);
    }
  }

  return { percent, failure, run, forget: () => setFailure(null) };
}

type PictureDialogProps = {
  preview: (imageUrl: string) => ReactNode;
  onUploaded: (imageUrl: string) => void;
  onClose: () => void;
};

function PictureDialog({ preview, onUploaded, onClose }: PictureDialogProps) {
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
        <Text size="body" tone="danger" role="alert">
          <Trans>This file can't be opened as a photo. Choose a JPEG, PNG, WebP or AVIF.</Trans>
        </Text>
      )}
    </>
  );
  if (photo)
    return <Cropping key={photo.width} {...{ photo, source, preview, onUploaded, onClose }} />;
  return (
    <Dialog title={t`Picture`} onClose={onClose}>
      <Stack>
        <p>{t`A bright photo from above or the side, with the dish in the middle.`}</p>
        {source}
      </Stack>
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
      <Stack>
        {failure && (
          <Text size="body" tone="danger" role="alert">
            {failure}
          </Text>
        )}
        {isOffline && (
          <p role="status">{t`Offline: the photo can be uploaded once the connection is back.`}</p>
        )}
        <div className={styles.sides}>
          <CropFrame photo={photo} crop={crop} onChange={setCrop} />
          {cut && (
            <Stack as="section" gap={8}>
              <Heading size="item">{t`As guests see it`}</Heading>
              <div inert>{preview(cut.url)}</div>
            </Stack>
          )}
        </div>
        {source}
      </Stack>
    </Dialog>
  );
}

type PictureInputProps = {
  label: string;
  value: string;
  error?: string | undefined;
  itemId: string | number | null;
  fallback: string;
  preview: (imageUrl: string) => ReactNode;
  onChange: (imageUrl: string) => void;
};

/** Edits the item's picture in the form; saving the item stores the picture. */
export function PictureInput(props: PictureInputProps) {
  const { label, value, error, itemId, fallback, preview, onChange } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);

  function backToDrawing() {
    setLost(false);
    drawnPicture(itemId)
      .then(onChange)
      .catch(() => setLost(true));
  }

  return (
    <fieldset className={styles.input}>
      <legend className={styles.legend}>{label}</legend>
      <Picture
        src={value || fallback}
        alt={t`The picture now`}
        sizes="112px"
        className={styles.now}
      />
      <Stack gap={8}>
        <Button tone="outline" onClick={() => setOpen(true)}>{t`Change the picture`}</Button>
        {pictureHash(value) && (
          <Button tone="quiet" onClick={backToDrawing}>{t`Use the drawn picture`}</Button>
        )}
      </Stack>
      {(error || isLost) && (
        <Text size="body" tone="danger" role="alert">
          {error ?? <Trans>No response from the server. Check the connection and try again.</Trans>}
        </Text>
      )}
      {isOpen && (
        <PictureDialog
          preview={preview}
          onClose={() => setOpen(false)}
          onUploaded={(imageUrl) => {
            onChange(imageUrl);
            setOpen(false);
          }}
        />
      )}
    </fieldset>
  );
}
