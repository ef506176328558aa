/** The service worker's mark on answers that it had kept: they say nothing about the connection. */
export const KEPT_HEADER = 'X-BB-Kept';
/** Where it keeps the large pictures: the first thing to go when room is short. */
export const PHOTO_CACHE = 'bb-photos';
