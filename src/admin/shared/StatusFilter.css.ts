import { style } from '@vanilla-extract/css';

/** The row of chips must not widen the page, nor a long page press it flat. */
export const row = style({ minWidth: 0, flexShrink: 0 });
