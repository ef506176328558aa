import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp, X } from 'lucide-react';
import { type ComponentProps, type DragEvent, useState } from 'react';
import { isUploaded } from '#domain/pictures/pictures';
import type { StaffMenuItem } from '../../data/menu/menu-wire';
import { useStaffMenu } from '../../data/react/staff/use-staff-rows';
import { useNet } from '../../data/react/use-net';
import { localized, useLanguage } from '../../i18n/language';
import { IconButton } from '../../ui/controls/Button';
import { Badge, Skeleton } from '../../ui/feedback/EmptyState';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import { FileButton } from './FileButton';
import * as styles from './Picture.css';
import { type BatchPhoto, isReady, MOST_PHOTOS, usePhotoBatch } from './use-photo-batch';

/** Gives many dishes their photos at once: the files' names say which photo is of which dish. */
export function PhotosDialog({ onClose, onSaved }: { onClose: () => void; onSaved: () => void }) {
  const { t } = useLingui();
  const { rows } = useStaffMenu();
  const dishes = rows ?? [];
  const { photos, isBusy, add, uploadAll, ...batch } = usePhotoBatch(dishes);
  const isOffline = useNet().state === 'offline';
  const ready = photos.filter(isReady).length;
  const done = photos.filter(({ state }) => state === 'done').length;
  const taken = photos.map(({ dishId }) => dishId);
  const isOver = photos.length > 0 && done === photos.length;
  const [isOverZone, setOverZone] = useState(false);

  function drag(event: DragEvent) {
    event.preventDefault();
    setOverZone(event.type === 'dragover');
  }

  return (
    <Dialog
      title={t`Upload many photos`}
      locked={isBusy}
      onClose={done > 0 ? onSaved : onClose}
      status={photos.length > 0 && t`${done} of ${photos.length} uploaded`}
      footer={
        isOver ? (
          <DialogAction onClick={onSaved}>{t`Done`}</DialogAction>
        ) : (
          <DialogAction
            busy={isBusy}
            unavailable={isOffline || ready === 0}
            onClick={() => !isOffline && void uploadAll()}
          >
            <Trans>Upload ({ready})</Trans>
          </DialogAction>
        )
      }
    >
      <Stack>
        {rows ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse.
          <div
            data-over={isOverZone}
            className={styles.dropZone}
            onDragOver={drag}
            onDragLeave={drag}
            onDrop={(event) => {
              drag(event);
              if (!isBusy) void add([...event.dataTransfer.files]);
            }}
          >
            <FileButton icon={<ImageUp size={20} />} isMany isBusy={isBusy} onFiles={add}>
              <Trans>Choose photos</Trans>
            </FileButton>
            <Hint>
              <Trans>
                Or drop them here, {MOST_PHOTOS} at most. Name each file after its dish, in English
                or Turkish: bliss-classic.jpg
              </Trans>
            </Hint>
          </div>
        ) : (
          <Skeleton shape="block" />
        )}
        {isOffline && (
          <p role="status">{t`Offline: the photos can be uploaded once the connection is back.`}</p>
        )}
        <Stack as="ul" gap={12}>
          {photos.map((photo) => (
            <PhotoRow key={photo.key} {...{ photo, dishes, taken, isBusy }} {...batch} />
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}

type PhotoRowProps = {
  photo: BatchPhoto;
  dishes: readonly StaffMenuItem[];
  /** The dishes of all photos. */
  taken: readonly (number | null)[];
  isBusy: boolean;
  choose: (key: string, dishId: number | null) => void;
  leaveOut: (key: string) => void;
};

type Tone = ComponentProps<typeof Badge>['tone'];

const STATES: Record<BatchPhoto['state'], [tone: Tone, MessageDescriptor]> = {
  reading: ['neutral', msg`Opening…`],
  waiting: ['neutral', msg`Waiting`],
  uploading: ['lagoon', msg`Uploading…`],
  done: ['success', msg`Uploaded`],
  failed: ['danger', msg`Failed`],
  unreadable: ['danger', msg`Not a photo`],
  too_large: ['danger', msg`Larger than 40 MB`],
};

function PhotoRow({ photo, dishes, taken, isBusy, choose, leaveOut }: PhotoRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { key, file, dishId, state, cut, failure } = photo;
  const [tone, words] = STATES[state];
  const isUnmatched = dishId === null && state === 'waiting';
  const isOpen = !isBusy && state !== 'done';
  const dish = dishes.find(({ id }) => id === dishId);
  const hasPhoto = dish && isUploaded(dish.imageUrl);
  const fileName = file.name;
  return (
    <li className={styles.photoRow}>
      <Picture src={cut?.url} alt="" className={styles.now} />
      <Stack gap={4}>
        <Row justify="between">
          <Hint className={styles.fileName}>{fileName}</Hint>
          <Badge tone={isUnmatched ? 'honey' : tone}>
            {isUnmatched ? t`No dish found` : t(words)}
          </Badge>
        </Row>
        {cut && isOpen && (
          <SelectInput
            label={t`Dish of ${fileName}`}
            hideLabel
            placeholder={t`Choose its dish`}
            value={dishId === null ? '' : String(dishId)}
            options={dishes.map((one) => ({
              value: String(one.id),
              label: localized(one, 'name', language),
              unavailable: one.id !== dishId && taken.includes(one.id),
            }))}
            onChange={(id) => choose(key, id === '' ? null : Number(id))}
          />
        )}
        {!isOpen && dish && <Text size="item">{localized(dish, 'name', language)}</Text>}
        {hasPhoto && isOpen && <Hint>{t`Replaces the photo it has.`}</Hint>}
        {failure && state === 'failed' && (
          <Text size="body" tone="danger">
            {failure}
          </Text>
        )}
      </Stack>
      {isOpen && (
        <IconButton
          label={t`Leave out ${fileName}`}
          icon={<X size={20} />}
          onClick={() => leaveOut(key)}
        />
      )}
    </li>
  );
}
