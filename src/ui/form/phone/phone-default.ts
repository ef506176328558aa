/** Whose numbers need no calling code here. */
export const DEFAULT_COUNTRY = 'TR';
export const DEFAULT_CALLING_CODE = '90';
/** What a phone number may be typed with, as specified. */
export const PHONE_TEXT_MAX = 250;
