import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ITEM_RECORDS } from '#domain/menu/menu-items';
import { matchPhotos } from '#domain/pictures/match-photos';
import { ApiError } from '../../data/api-client';
import { uploadPicture } from '../../data/commands/pictures';
import { saveRecord } from '../../data/commands/send';
import { newId } from '../../data/ids';
import type { StaffMenuItem } from '../../data/menu/menu-wire';
import { useCommand } from '../../data/react/use-app';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { askToSignIn, useOneAtATime } from '../shared/sending';
import { cutPhoto, middleCrop, readPhoto } from './photo';
import { DISH, type PictureKind, sentWidth } from './picture-kinds';

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
