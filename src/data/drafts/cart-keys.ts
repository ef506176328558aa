export const CART_KEY = 'cart-storage';
