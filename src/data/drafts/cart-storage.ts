import type { Cart } from '#domain/cart/cart';
import { cartFromStore, cartToStore } from '#domain/cart/cart';
import { storedValue } from '../storage/browser-storage';
import { CART_KEY } from './cart-keys';

export const storedCart = storedValue<Cart>(CART_KEY, cartFromStore);

export function changeCart(change: (cart: Cart) => Cart): void {
  storedCart.set(cartToStore(change(storedCart.get())));
}
