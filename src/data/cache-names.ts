/** Marks responses from the cache: they prove nothing about the connection. */
export const KEPT_HEADER = 'X-BB-Kept';
/** The large pictures: deleted first when storage is full. */
export const PHOTO_CACHE = 'bb-photos';
