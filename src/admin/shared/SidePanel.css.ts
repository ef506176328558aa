import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';

const width = (most: string) => ({ selectors: { '&&': { width: `min(${most}, 100vw - 48px)` } } });

/** The panel carries facts and actions, so it is wider than a guest's panel. */
export const panel = style({
  '@media': { [media.md]: width('480px') },
});

/** Two columns fit in this panel. */
export const wide = style({
  '@media': { [media.md]: width('480px'), [media.lg]: width('920px') },
});
