import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ImageUp, Minus, Plus, X } from 'lucide-react';
import type {
  ComponentProps,
  DragEvent,
  KeyboardEvent,
  PointerEvent,
  ReactNode,
  RefObject,
} from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isUploaded } from '#domain/pictures/pictures';
import type { StaffMenuItem } from '../../data/admin-db';
import { useStaffMenu } from '../../data/react/use-staff';
import { useNet } from '../../data/react/use-stores';
import { localized, useLanguage } from '../../i18n/language';
import { Button, IconButton } from '../../ui/controls/controls';
import { Badge, Skeleton } from '../../ui/feedback/states';
import { SelectInput } from '../../ui/form/inputs/inputs';
import { Hint, Row, Stack, Text } from '../../ui/layout/Flow';
import { Picture } from '../../ui/media/Picture';
import { Dialog, DialogAction } from '../../ui/overlays/Dialog';
import * as styles from './Picture.css';
import type { BatchPhoto, Crop, Size } from './photo';
import { drawCrop, isReady, MOST_PHOTOS, movedCrop, usePhotoBatch, zoomedCrop } from './photo';

type FileButtonProps = {
  icon?: ReactNode;
  isBusy: boolean;
  isMany?: boolean;
  capture?: 'environment';
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

export function FileButton({ icon, isBusy, isMany = false, capture, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone="outline" icon={icon} busy={isBusy} onClick={() => input.current?.click()}>
        {rest.children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMany}
        {...(capture && { capture })}
        hidden
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The empty value lets a person choose the same file again.
          currentTarget.value = '';
          if (files.length > 0) rest.onFiles(files);
        }}
      />
    </>
  );
}

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

type Point = { x: number; y: number };
type Options = {
  canvas: RefObject<HTMLCanvasElement | null>;
  photo: Size;
  crop: Crop;
  onChange: (crop: Crop) => void;
};

const KEY_STEP = 0.05;
const KEY_ZOOM = 1.1;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** Moves and zooms the photo by mouse, one or two fingers, wheel and keys. */
function useCropGestures({ canvas, photo, crop, onChange }: Options) {
  const fingers = useRef(new Map<number, Point>());
  // Several events may come before the next render.
  const latest = useRef(crop);
  useEffect(() => {
    latest.current = crop;
  });

  function change(next: Crop) {
    latest.current = next;
    onChange(next);
  }

  const zoom = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    change(zoomedCrop(photo, latest.current, Math.exp(-event.deltaY / 500), partOf(event)));
  });
  useEffect(() => {
    const element = canvas.current;
    const listen = (event: WheelEvent) => zoom(event);
    // React's wheel listener is passive and cannot prevent scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [canvas]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, partOf(event.nativeEvent));
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
      const now = partOf(event.nativeEvent);
      fingers.current.set(event.pointerId, now);
      const other = others[0]?.[1];
      // With two fingers, each moves the centre by half its distance.
      const share = other ? 0.5 : 1;
      const [byX, byY] = [(before.x - now.x) * share, (before.y - now.y) * share];
      const moved = movedCrop(photo, latest.current, byX, byY);
      if (!other) return change(moved);
      const factor = apart(now, other) / Math.max(0.01, apart(before, other));
      change(zoomedCrop(photo, moved, factor, middle(now, other)));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      const factor = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }[event.key];
      if (arrow) change(movedCrop(photo, latest.current, ...arrow));
      if (factor) change(zoomedCrop(photo, latest.current, factor));
      if (arrow || factor) event.preventDefault();
    },
  };

  function release(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }
}

/** Returns the position in fractions of the frame's sides. */
function partOf({ clientX, clientY, target }: MouseEvent): Point {
  const box = target instanceof Element ? target.getBoundingClientRect() : new DOMRect(0, 0, 1, 1);
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

const SIDE = 640;
const STEP = 1.25;

type CropFrameProps = { photo: HTMLCanvasElement; crop: Crop; onChange: (crop: Crop) => void };

/** Shows the crop; the photo moves under it. */
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
    <Stack gap={8}>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the keyboard move the photo.
        tabIndex={0}
        role="application"
        aria-label={t`Photo in its frame`}
        aria-describedby={hintId}
        className={styles.frame}
        {...gestures}
      >
        <canvas
          ref={canvas}
          width={SIDE}
          height={Math.round((SIDE * crop.height) / crop.width)}
          className={styles.canvas}
        />
      </div>
      <Row wrap={false}>
        <p id={hintId} className={styles.hint}>
          <Trans>Drag the photo, or use the arrow keys. Zoom with two fingers, + and −.</Trans>
        </p>
        <IconButton
          label={t`Zoom out`}
          icon={<Minus size={20} />}
          onClick={() => onChange(zoomedCrop(photo, crop, 1 / STEP))}
        />
        <IconButton
          label={t`Zoom in`}
          icon={<Plus size={20} />}
          onClick={() => onChange(zoomedCrop(photo, crop, STEP))}
        />
      </Row>
    </Stack>
  );
}
