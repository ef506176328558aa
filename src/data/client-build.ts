/** Grows when older builds can no longer be understood by the server. */
export const CLIENT_BUILD = '1';
