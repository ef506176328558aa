/** The cart's button in the top bar always exists: the focus returns to it. */
export const CART_BUTTON_ID = 'cart-button';
