export const CLIENT_BUILD = '1';
