/** The id of the order list's search field; the key “/” on the board leads there. */
export const SEARCH_ID = 'order-search';
