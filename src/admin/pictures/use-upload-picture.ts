import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ApiError } from '../../data/api-client';
import { uploadPicture } from '../../data/commands/pictures';
import { newId } from '../../data/ids';
import { useCommand } from '../../data/react/use-command';
import { useBarErrorText } from '../../i18n/bar-error-text';
import { askToSignIn } from '../shared/sending';
import type { PictureKind } from './picture-kinds';

export function usePictureFailure({ shape }: PictureKind): (error: unknown) => string {
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
