import { type RefObject, useEffect, useRef } from 'react';
import { CART_BUTTON_ID } from '../shared/cart-button-id';

/** An emptied cart takes the bar that opened it off the page: the focus goes to the top bar then. */
export function useReturnFocus(isEmpty: boolean): RefObject<HTMLElement | null> {
  const target = useRef<HTMLElement | null>(null);
  useEffect(() => {
    target.current = isEmpty ? document.getElementById(CART_BUTTON_ID) : null;
  }, [isEmpty]);
  return target;
}
