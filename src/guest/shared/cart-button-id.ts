/** The cart's button in the top bar is always there: a place for the focus to return to. */
export const CART_BUTTON_ID = 'cart-button';
