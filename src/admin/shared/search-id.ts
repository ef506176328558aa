/** The order list's search field has this id; the key “/” on the board leads there. */
export const SEARCH_ID = 'order-search';
