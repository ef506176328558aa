import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { matchPhotos } from '#domain/pictures/match-photos';
import type { PictureShape } from '#domain/pictures/pictures';
import { DISH_PICTURE, VENUE_PICTURE } from '#domain/pictures/pictures';
import { addOfDish, addOfVenue } from '#domain/pictures/pictures.operations';
import type { Operation } from '#domain/sync/operation';
import type { StaffMenuItem } from '../../data/admin-db';
import { ApiError } from '../../data/api-client';
import { uploadPicture } from '../../data/commands/pictures';
import { saveRecord } from '../../data/commands/send';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-app';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { palette } from '../../ui/theme/palette';
import { askToSignIn, useOneAtATime } from '../shared/sending';

export type Size = { width: number; height: number };
/** Describes the crop in pixels of the photo; moving and zooming keep its proportion. */
export type Crop = Size & { x: number; y: number };

const MOST_ZOOM = 5;

/** Returns the largest crop of a proportion, width to height, in the middle. */
export function middleCrop(photo: Size, ratio = 1): Crop {
  const width = Math.min(photo.width, photo.height * ratio);
  const height = width / ratio;
  return { x: (photo.width - width) / 2, y: (photo.height - height) / 2, width, height };
}

/** Moves the crop by fractions of its sides, within the photo. */
export function movedCrop(photo: Size, crop: Crop, byX: number, byY: number): Crop {
  const { x, y, width, height } = crop;
  return within(photo, { ...crop, x: x + byX * width, y: y + byY * height });
}

/** Zooms by a factor around a fixed point, in fractions of the crop. */
export function zoomedCrop(
  photo: Size,
  crop: Crop,
  factor: number,
  { x, y } = { x: 0.5, y: 0.5 },
): Crop {
  const ratio = crop.width / crop.height;
  const whole = middleCrop(photo, ratio).width;
  const width = Math.min(whole, Math.max(whole / MOST_ZOOM, crop.width / factor));
  const height = width / ratio;
  const left = crop.x + (crop.width - width) * x;
  const top = crop.y + (crop.height - height) * y;
  return within(photo, { x: left, y: top, width, height });
}

function within(photo: Size, crop: Crop): Crop {
  const x = between(crop.x, photo.width - crop.width);
  return { ...crop, x, y: between(crop.y, photo.height - crop.height) };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}

/** The longest side of the decoded photo (px) limits memory and time. */
const LONGEST = 2_000;

/** Decodes a file upright. @throws Error if the browser cannot decode it */
export async function readPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, LONGEST / Math.max(width, height));
    const [canvas, context] = blank(Math.round(width * scale), Math.round(height * scale));
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @param most the width that the server stores at most (px) */
export function cutPhoto(photo: HTMLCanvasElement, crop: Crop, most: number): Promise<Blob> {
  const width = Math.round(Math.min(crop.width, most));
  const [canvas, context] = blank(width, Math.round((width * crop.height) / crop.width));
  drawCrop(context, photo, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      'image/jpeg',
      0.92,
    );
  });
}

export function drawCrop(
  context: CanvasRenderingContext2D,
  photo: HTMLCanvasElement,
  { x, y, ...part }: Crop,
): void {
  const { width, height } = context.canvas;
  context.drawImage(photo, x, y, part.width, part.height, 0, 0, width, height);
}

/** Creates a canvas with the pictures' background, so that no part is transparent. */
function blank(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.fillStyle = palette.dark.pictureGround;
  context.fillRect(0, 0, width, height);
  return [canvas, context];
}

export type PictureKind = { shape: PictureShape; upload: Operation };

export const DISH: PictureKind = { shape: DISH_PICTURE, upload: addOfDish };
export const VENUE: PictureKind = { shape: VENUE_PICTURE, upload: addOfVenue };

/** The largest width that the server stores (px), at least twice that of the dish dialog. */
export function sentWidth({ shape }: PictureKind): number {
  return Math.max(1_280, ...shape.widths);
}

function usePictureFailure({ shape }: PictureKind): (error: unknown) => string {
  const { t } = useLingui();
  const errorText = useBarErrorText();
  const { minSide } = shape;
  const own: Readonly<Record<string, string>> = {
    unanswered: t`No response from the server. Check the connection and try again.`,
    'picture.unknown_format': t`A picture must be a JPEG, PNG, WebP or AVIF.`,
    'picture.too_heavy': t`This picture is larger than 10 MB.`,
    'picture.too_many_pixels': t`This picture has more than 24 megapixels.`,
    'picture.too_small': t`This picture is too small or too narrow. Each side needs ${minSide} pixels or more.`,
    'picture.animated': t`This picture moves. Choose a still one.`,
    'picture.unreadable': t`This file is damaged. Choose another photo.`,
  };
  return (error) => {
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused && error.status === 401) askToSignIn();
    const code = isRefused ? error.code : 'unanswered';
    return own[code] ?? errorText(code);
  };
}

/** A retry of the same picture has the same id. */
export function useUploadPicture(kind: PictureKind) {
  const failureOf = usePictureFailure(kind);
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
        operation: kind.upload,
        mutationId: last.current.id,
        picture,
        onProgress: (part) => setPercent(Math.round(part * 100)),
      });
    } catch (error) {
      setFailure(failureOf(error));
      return null;
    } finally {
      setPercent(null);
    }
  }

  return { percent, failure, run };
}

/** A photo on the way to its dish; `cut` is the square that guests will see. */
export type BatchPhoto = {
  key: string;
  file: File;
  dishId: number | null;
  state: 'reading' | 'waiting' | 'uploading' | 'done' | 'failed' | 'unreadable' | 'too_large';
  cut?: { picture: Blob; url: string };
  /** Says why the last try failed. */
  failure?: string;
};

/** A larger file could take more memory than a tablet has. */
const MOST_BYTES = 40 * 1024 * 1024;
export const MOST_PHOTOS = 200;

/** Reads photos, finds their dishes by the files' names, and uploads one after the other. */
export function usePhotoBatch(dishes: readonly StaffMenuItem[]) {
  const failureOf = usePictureFailure(DISH);
  const upload = useCommand(uploadPicture);
  const save = useCommand(saveRecord);
  const [photos, setPhotos] = useState<readonly BatchPhoto[]>([]);
  const { isBusy, run } = useOneAtATime();
  const latest = useRef(photos);

  function put(next: readonly BatchPhoto[]) {
    latest.current = next;
    setPhotos(next);
  }

  function change(key: string, part: Partial<BatchPhoto>) {
    put(latest.current.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  }

  useEffect(
    () => () => {
      for (const { cut } of latest.current) if (cut) URL.revokeObjectURL(cut.url);
    },
    [],
  );

  async function add(files: readonly File[]) {
    const room = files.slice(0, MOST_PHOTOS - latest.current.length);
    const known = latest.current.map(({ dishId }) => dishId);
    const ids = matchPhotos(
      room.map(({ name }) => name),
      dishes.filter(({ id }) => !known.includes(id)),
    );
    const added = room.map((file, at): BatchPhoto => {
      const state = file.size > MOST_BYTES ? 'too_large' : 'reading';
      return { key: newId(), file, dishId: ids[at] ?? null, state };
    });
    put([...latest.current, ...added]);
    for (const { key, file, state } of added) {
      if (state === 'reading') change(key, await read(file));
    }
  }

  /** Resolves to false without a response: the others then wait for the connection. */
  async function send(photo: BatchPhoto): Promise<boolean> {
    const { key, cut, dishId } = photo;
    if (!cut || dishId === null) return true;
    change(key, { state: 'uploading' });
    try {
      const imageUrl = await upload({
        operation: DISH.upload,
        mutationId: newId(),
        picture: cut.picture,
        onProgress: () => {},
      });
      const { path } = ITEM_RECORDS;
      await save({ mutationId: newId(), path, id: dishId, input: { imageUrl }, from: null });
      change(key, { state: 'done' });
      return true;
    } catch (error) {
      change(key, { state: 'failed', failure: failureOf(error) });
      return error instanceof ApiError;
    }
  }

  return {
    photos,
    isBusy,
    add,
    choose: (key: string, dishId: number | null) => change(key, { dishId, state: 'waiting' }),
    leaveOut: (key: string) => put(latest.current.filter((photo) => photo.key !== key)),
    uploadAll: () =>
      run(async () => {
        for (const photo of latest.current.filter(isReady)) {
          if (!(await send(photo))) break;
        }
      }),
  };
}

/** A photo without a dish stays until somebody chooses one. */
export function isReady({ state, dishId }: BatchPhoto): boolean {
  return dishId !== null && (state === 'waiting' || state === 'failed');
}

async function read(file: File): Promise<Partial<BatchPhoto>> {
  try {
    const photo = await readPhoto(file);
    const picture = await cutPhoto(photo, middleCrop(photo), sentWidth(DISH));
    return { state: 'waiting', cut: { picture, url: URL.createObjectURL(picture) } };
  } catch {
    return { state: 'unreadable' };
  }
}
