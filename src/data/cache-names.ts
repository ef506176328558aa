/** Marks responses from the cache: they do not prove that the server can be reached. */
export const KEPT_HEADER = 'X-BB-Kept';
/** The large pictures: deleted first when storage is full. */
export const PHOTO_CACHE = 'bb-photos';
