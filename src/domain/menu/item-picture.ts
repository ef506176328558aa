import * as v from 'valibot';

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** This limit bounds the memory for decoding an upload. */
export const MAX_PICTURE_PIXELS = 24_000_000;
/** A smaller picture would be blurred, a longer one would lose nearly all (px; longer to shorter side). */
export const MIN_PICTURE_SIDE = 200;
export const MAX_PICTURE_RATIO = 5;
/** The server stores a square picture in these widths (px). */
export const PICTURE_WIDTHS = [320, 640] as const;

export function pictureUrl(hash: string): string {
  return `/pictures/${hash}-640.avif`;
}

/** Returns the hash in an uploaded picture's URL, or null for a drawn picture. */
export function pictureHash(imageUrl: string): string | null {
  return /^\/pictures\/([0-9a-f]{32})-640\.avif$/.exec(imageUrl)?.[1] ?? null;
}

/** Accepts an uploaded or a drawn picture. An empty value shows the picture of the category. */
export const imageUrlText = v.pipe(
  v.string('picture.address'),
  v.regex(
    /^(\/photos\/[a-z0-9-]{1,60}-640\.avif|\/pictures\/[0-9a-f]{32}-640\.avif)?$/,
    'picture.address',
  ),
);
