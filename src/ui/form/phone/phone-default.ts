/** The default country. */
export const DEFAULT_COUNTRY = 'TR';
export const DEFAULT_CALLING_CODE = '90';
/** Accepted characters, as specified. */
export const PHONE_TEXT_MAX = 250;
