/** The field starts with this country. */
export const DEFAULT_COUNTRY = 'TR';
export const DEFAULT_CALLING_CODE = '90';
/** The field accepts this many characters, as specified. */
export const PHONE_TEXT_MAX = 250;
