import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { isUploaded } from '#domain/pictures/pictures';
import type { Field } from '#domain/resource/resource';
import { photoSetting } from '#domain/settings/venue-facts';
import { useNet } from '../../data/react/use-stores';
import { useLanguage } from '../../i18n/language';
import { Button } from '../../ui/controls/controls';
import { Heading, Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { CropFrame, FileButton } from './PhotosDialog';
import * as styles from './Picture.css';
import type { Crop, PictureKind } from './photo';
import { cutPhoto, middleCrop, readPhoto, sentWidth, useUploadPicture, VENUE } from './photo';

/** The crop waits this long after the last movement (ms). */
const REST_MS = 250;

/** Returns the cropped file and its object URL; null during movements. */
function useCutPhoto(photo: HTMLCanvasElement, crop: Crop, most: number) {
  const [cut, setCut] = useState<{ crop: Crop; picture: Blob; url: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    const rest = setTimeout(() => {
      cutPhoto(photo, crop, most)
        .then((picture) => {
          if (!isGone) setCut({ crop, picture, url: URL.createObjectURL(picture) });
        })
        .catch((error: unknown) => console.error(error));
    }, REST_MS);
    return () => {
      isGone = true;
      clearTimeout(rest);
    };
  }, [photo, crop, most]);
  const url = cut?.url;
  useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url]);
  return cut && { ...cut, isCurrent: cut.crop === crop };
}

type PictureDialogProps = Pick<PictureInputProps, 'kind' | 'advice' | 'preview'> & {
  onUploaded: (imageUrl: string) => void;
  onClose: () => void;
};

function PictureDialog(props: PictureDialogProps) {
  const { t } = useLingui();
  const [photo, setPhoto] = useState<HTMLCanvasElement | null>(null);
  const [isReading, setReading] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const input = { isBusy: isReading, onFiles: choose };

  async function choose([file]: readonly File[]) {
    if (!file) return;
    setReading(true);
    setUnreadable(false);
    await readPhoto(file)
      .then(setPhoto)
      .catch(() => setUnreadable(true));
    setReading(false);
  }

  const source = (
    <>
      <Row align="stretch">
        <FileButton {...input}>{t`Choose a photo`}</FileButton>
        <FileButton {...input} capture="environment">{t`Take a photo`}</FileButton>
      </Row>
      {isUnreadable && (
        <Text size="body" tone="danger" role="alert">
          <Trans>This file can't be opened as a photo. Choose a JPEG, PNG, WebP or AVIF.</Trans>
        </Text>
      )}
    </>
  );
  if (photo) return <Cropping key={photo.width} {...props} photo={photo} source={source} />;
  return (
    <Dialog title={t`Picture`} onClose={props.onClose}>
      <Stack>
        <p>{props.advice}</p>
        {source}
      </Stack>
    </Dialog>
  );
}

function Cropping(props: PictureDialogProps & { photo: HTMLCanvasElement; source: ReactNode }) {
  const { kind, photo, source, preview, onUploaded, onClose } = props;
  const { t } = useLingui();
  const [crop, setCrop] = useState(() => middleCrop(photo, kind.shape.ratio));
  const cut = useCutPhoto(photo, crop, sentWidth(kind));
  const { percent, failure, run } = useUploadPicture(kind);
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
          {isBusy ? t`Uploading… ${percent}%` : t`Use this picture`}
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
  hint?: string | undefined;
  value: string;
  error?: string | undefined;
  kind: PictureKind;
  /** Says what photo suits the place. */
  advice: string;
  /** Stands while there is no photo. */
  fallback: string;
  preview: (imageUrl: string) => ReactNode;
  removeLabel: string;
  /** Resolves to the value without a photo. */
  withoutPhoto: () => Promise<string>;
  onChange: (imageUrl: string) => void;
};

/** Edits a picture in a form; saving the form shows the picture to guests. */
export function PictureInput(props: PictureInputProps) {
  const { label, value, error, kind, fallback, onChange } = props;
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [isLost, setLost] = useState(false);

  function remove() {
    setLost(false);
    props
      .withoutPhoto()
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
        ratio="fill"
        className={kind.shape.ratio === 1 ? styles.now : styles.wide}
      />
      <Stack gap={8} align="start">
        {props.hint && <Hint>{props.hint}</Hint>}
        <Button tone="outline" onClick={() => setOpen(true)}>{t`Change the picture`}</Button>
        {isUploaded(value) && (
          <Button tone="quiet" onClick={remove}>
            {props.removeLabel}
          </Button>
        )}
      </Stack>
      {(error || isLost) && (
        <Text size="body" tone="danger" role="alert">
          {error ?? <Trans>No response from the server. Check the connection and try again.</Trans>}
        </Text>
      )}
      {isOpen && (
        <PictureDialog
          {...{ kind, preview: props.preview, advice: props.advice }}
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

const HERO: string = photoSetting('hero');

/** These stand while the owner has no photo. */
const DRAWN: Readonly<Record<string, string>> = {
  [HERO]: '/photos/hero-wide-1280.avif',
  [photoSetting('team')]: '/photos/team-1280.avif',
};

type VenuePictureInputProps = {
  name: string;
  field: Field;
  value: unknown;
  error?: string | undefined;
  onChange: (value: string) => void;
};

export function VenuePictureInput({ name, field, value, error, onChange }: VenuePictureInputProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const fallback = DRAWN[name] ?? '';
  const isHero = name === HERO;
  return (
    <PictureInput
      kind={VENUE}
      label={field.label[language]}
      hint={field.hint?.[language]}
      value={String(value)}
      error={error}
      advice={
        isHero
          ? t`A wide photo, 1,920 pixels or more. Phones show its middle, and the words stand below or on the left.`
          : t`A wide photo, 1,280 pixels or more.`
      }
      fallback={fallback}
      removeLabel={fallback ? t`Use the drawn picture` : t`Remove the picture`}
      withoutPhoto={async () => ''}
      preview={(imageUrl) => (
        <Row align="end" wrap={false}>
          <Picture src={imageUrl} alt="" ratio="fill" className={styles.wide} />
          {isHero && <Picture src={imageUrl} alt="" ratio="fill" className={styles.phone} />}
        </Row>
      )}
      onChange={onChange}
    />
  );
}
