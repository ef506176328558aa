import { createOrderSound } from './order-sound';

/** The one voice of this tablet: it goes on whatever page is open. */
export const barSound = createOrderSound();
