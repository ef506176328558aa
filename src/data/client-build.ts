/** Increased when the server can no longer read requests of older builds. */
export const CLIENT_BUILD = '1';
