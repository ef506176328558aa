import { DISH_PICTURE, type PictureShape, VENUE_PICTURE } from '#domain/pictures/pictures';
import { addOfDish, addOfVenue } from '#domain/pictures/pictures.operations';
import type { Operation } from '#domain/sync/operation';

export type PictureKind = { shape: PictureShape; upload: Operation };

export const DISH: PictureKind = { shape: DISH_PICTURE, upload: addOfDish };
export const VENUE: PictureKind = { shape: VENUE_PICTURE, upload: addOfVenue };

/** The largest width that the server stores (px), at least twice that of the dish dialog. */
export function sentWidth({ shape }: PictureKind): number {
  return Math.max(1_280, ...shape.widths);
}
