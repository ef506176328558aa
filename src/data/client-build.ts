/** Raised when the server can no longer read the requests of older builds. */
export const CLIENT_BUILD = '1';
