/** The search field of the order list; the key “/” on the board leads to it. */
export const SEARCH_ID = 'order-search';
