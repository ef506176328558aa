import { type RefObject, useEffect, useRef } from 'react';
import { CART_BUTTON_ID } from '../shared/cart-button-id';

/** Emptying the cart removes its bar: focus goes to the top bar. */
export function useReturnFocus(isEmpty: boolean): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    target.current = isEmpty ? document.getElementById(CART_BUTTON_ID) : null;
  }, [isEmpty]);
  return target;
}
