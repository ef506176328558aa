import { palette } from '../../ui/theme/palette';

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
