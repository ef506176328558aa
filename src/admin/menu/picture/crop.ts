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
