/** Marks responses from the cache: they do not prove that the server can be reached. */
export const KEPT_HEADER = 'X-BB-Kept';
/** Holds the large pictures: the app deletes them first when storage is full. */
export const PHOTO_CACHE = 'bb-photos';
