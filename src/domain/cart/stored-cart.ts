import * as v from 'valibot';
import { FRIES, SAUCES } from '../menu/extras';
import { CART_VERSION, type Cart, EMPTY_CART } from './cart';

const storedLine = v.object({
  id: v.number(),
  originalMenuItemId: v.number(),
  name: v.string(),
  nameEn: v.string(),
  nameTr: v.string(),
  price: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,2})?$/)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  imageUrl: v.exactOptional(v.string()),
  customizations: v.exactOptional(
    v.object({
      fries: v.exactOptional(v.picklist(FRIES)),
      sauce: v.exactOptional(v.picklist(SAUCES)),
      customSauce: v.exactOptional(v.string()),
    }),
  ),
});

const storedCart = v.object({
  version: v.number(),
  state: v.object({ items: v.array(storedLine), isOpen: v.boolean() }),
});

/** The cart as kept under the key `cart-storage`: `{state: {items, isOpen}, version}`. */
export function cartToStore(cart: Cart): string {
  return JSON.stringify({ state: cart, version: CART_VERSION });
}

/** Reads a stored cart; nothing, damage or a version older than 1 is an empty, closed cart. */
export function cartFromStore(text: string | null): Cart {
  if (!text) return EMPTY_CART;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), storedCart), text);
  if (!parsed.success || parsed.output.version < CART_VERSION) return EMPTY_CART;
  return parsed.output.state;
}
