import * as v from 'valibot';

/** The largest upload. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** The most pixels of an upload: its memory while it is decoded. */
export const MAX_PICTURE_PIXELS = 40_000_000;
/** The widths, in pixels, in which a picture of an item is kept; it is square. */
export const PICTURE_WIDTHS = [320, 640] as const;

/** The address of an uploaded picture, as an item names it. */
export function pictureUrl(hash: string): string {
  return `/pictures/${hash}-640.avif`;
}

/** The hash in an uploaded picture's address; null for a drawn picture. */
export function pictureHash(imageUrl: string): string | null {
  return /^\/pictures\/([0-9a-f]{32})-640\.avif$/.exec(imageUrl)?.[1] ?? null;
}

/** The picture of an item: an uploaded or a drawn one. Empty: the picture of its category. */
export const imageUrlText = v.pipe(
  v.string('picture.address'),
  v.regex(
    /^(\/photos\/[a-z0-9-]{1,60}-640\.avif|\/pictures\/[0-9a-f]{32}-640\.avif)?$/,
    'picture.address',
  ),
);
