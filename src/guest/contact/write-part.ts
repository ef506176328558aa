/** The element of the page where people write to the house. */
export const WRITE_PART = 'write';
