import { useEffect, useState } from 'react';
import type { Crop } from './crop';
import { cutPhoto } from './photo';

/** The crop waits this long after the last movement (ms). */
const REST_MS = 250;

/** Returns the cropped file and its object URL; null during movements. */
export function useCutPhoto(photo: HTMLCanvasElement, crop: Crop) {
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
