import { Trans, useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { IconButton } from '../../ui/controls/Button';
import { Row, Stack } from '../../ui/layout/Flow';
import * as styles from './Picture.css';
import { type Crop, drawCrop, movedCrop, type Size, zoomedCrop } from './photo';

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
  const latest = useRef({ crop, photo, onChange });
  useEffect(() => {
    latest.current = { crop, photo, onChange };
  });

  function change(next: Crop) {
    latest.current.crop = next;
    latest.current.onChange(next);
  }

  useEffect(() => {
    const element = canvas.current;
    // React's wheel listener is passive and cannot prevent scrolling.
    function zoom(event: WheelEvent) {
      event.preventDefault();
      const { crop: now, photo: whole } = latest.current;
      const next = zoomedCrop(whole, now, Math.exp(-event.deltaY / 500), partOf(event));
      latest.current.crop = next;
      latest.current.onChange(next);
    }
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
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
      const { crop: held, photo: whole } = latest.current;
      const [byX, byY] = [(before.x - now.x) * share, (before.y - now.y) * share];
      const moved = movedCrop(whole, held, byX, byY);
      if (!other) return change(moved);
      const factor = apart(now, other) / Math.max(0.01, apart(before, other));
      change(zoomedCrop(whole, moved, factor, middle(now, other)));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      const factor = { '+': KEY_ZOOM, '=': KEY_ZOOM, '-': 1 / KEY_ZOOM }[event.key];
      if (arrow) change(movedCrop(photo, latest.current.crop, ...arrow));
      if (factor) change(zoomedCrop(photo, latest.current.crop, factor));
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
