/** The header on responses out of the cache: they prove nothing about the connection. */
export const KEPT_HEADER = 'X-BB-Kept';
/** The cache of the large pictures: the first to be emptied when storage is full. */
export const PHOTO_CACHE = 'bb-photos';
