import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';

/** The panel carries facts and actions, so it is wider than a guest's panel. */
export const panel = style({
  '@media': { [media.md]: { selectors: { '&&': { width: 'min(480px, 100vw - 48px)' } } } },
});
