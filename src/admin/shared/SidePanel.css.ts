import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';

/** Wider than a guest's panel: it carries facts and actions. */
export const panel = style({
  '@media': { [media.md]: { selectors: { '&&': { width: 'min(480px, 100vw - 48px)' } } } },
});
