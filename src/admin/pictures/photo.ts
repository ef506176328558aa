import { palette } from '../../ui/theme/palette';

/** Describes the square crop in pixels of the photo. */
export type Crop = { x: number; y: number; size: number };
export type Size = { width: number; height: number };

const MOST_ZOOM = 5;

export function middleCrop({ width, height }: Size): Crop {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

/** Moves the square by fractions of its side, within the photo. */
export function movedCrop(photo: Size, { x, y, size }: Crop, byX: number, byY: number): Crop {
  return within(photo, { x: x + byX * size, y: y + byY * size, size });
}

/** Zooms by a factor around a fixed point, in fractions of the square. */
export function zoomedCrop(
  photo: Size,
  crop: Crop,
  factor: number,
  { x, y } = { x: 0.5, y: 0.5 },
): Crop {
  const whole = Math.min(photo.width, photo.height);
  const size = Math.min(whole, Math.max(whole / MOST_ZOOM, crop.size / factor));
  const gone = crop.size - size;
  return within(photo, { x: crop.x + gone * x, y: crop.y + gone * y, size });
}

function within({ width, height }: Size, { x, y, size }: Crop): Crop {
  return { x: between(x, width - size), y: between(y, height - size), size };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(0, value), most);
}

/** The longest side of the decoded photo (px) limits memory and time. */
const LONGEST = 2_000;
/** The side of the uploaded square (px) is twice the display size. */
const SENT = 1_280;

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

export function cutPhoto(photo: HTMLCanvasElement, crop: Crop, most = SENT): Promise<Blob> {
  const side = Math.round(Math.min(crop.size, most));
  const [canvas, context] = blank(side, side);
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
  { x, y, size }: Crop,
): void {
  const { width, height } = context.canvas;
  context.drawImage(photo, x, y, size, size, 0, 0, width, height);
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
