/** A kind of uploaded picture: its proportion, and the widths (px) in which the server stores it. */
export type PictureShape = {
  /** Width to height. */
  ratio: number;
  widths: readonly number[];
  /** The address names this width. */
  named: number;
  /** A narrower picture would be blurred (px). */
  minSide: number;
};

export const DISH_PICTURE: PictureShape = {
  ratio: 1,
  widths: [320, 640],
  named: 640,
  minSide: 200,
};
export const VENUE_PICTURE: PictureShape = {
  ratio: 3 / 2,
  widths: [640, 1280, 1920],
  named: 1280,
  minSide: 600,
};

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** This limit bounds the memory for decoding an upload. */
export const MAX_PICTURE_PIXELS = 24_000_000;
/** A longer picture would lose nearly all (longer to shorter side). */
export const MAX_PICTURE_RATIO = 5;

export function pictureUrl(hash: string, { named } = DISH_PICTURE): string {
  return `/pictures/${hash}-${named}.avif`;
}

/** Returns the hash in the address of an uploaded picture, of a dish or of the venue; null for any other text. */
export function pictureHash(address: unknown): string | null {
  return /^\/pictures\/([0-9a-f]{32})-(640|1280)\.avif$/.exec(String(address))?.[1] ?? null;
}

/** True for a photo of the owner; the drawn pictures come with the product. */
export function isUploaded(imageUrl: string): boolean {
  return imageUrl.startsWith('/pictures/');
}
