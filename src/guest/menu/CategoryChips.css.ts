import { style } from '@vanilla-extract/css';
import { color, media, radius, size, space, z } from '../../ui/theme/vars';
import { underBars } from '../shared/bars.css';

/** The row is opaque and full-width because cards scroll under it. */
export const bar = style({
  display: 'flex',
  position: 'sticky',
  top: underBars,
  zIndex: z.sticky,
  marginInline: `calc(-1 * ${size.gutter})`,
  paddingInline: size.gutter,
  paddingBlock: space[8],
  background: color.bg,
  '@media': {
    // In landscape the sticky rows would cover the dishes.
    '(max-height: 479px)': { position: 'static' },
    [media.withoutScripts]: { display: 'none' },
    [media.xl]: {
      display: 'block',
      alignSelf: 'start',
      width: '220px',
      maxHeight: `calc(100dvh - ${underBars})`,
      marginInline: '-6px',
      padding: `${space[12]} 6px`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
    },
  },
});

/** The search scrolls away; this button leads back to it. */
export const find = style({
  marginInlineStart: `calc(-1 * ${space[12]})`,
  '@media': { [media.xl]: { display: 'none' } },
});

export const row = style({
  minWidth: 0,
  // The chips extend to the edge, so that the next chip is partly visible.
  marginInlineEnd: `calc(-1 * ${size.gutter})`,
  marginInlineStart: space[8],
  paddingInlineEnd: size.gutter,
  maskImage: `linear-gradient(to right, black calc(100% - ${space[40]}), transparent)`,
  '@media': {
    [media.xl]: {
      maskImage: 'none',
      flexDirection: 'column',
      gap: space[4],
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});

export const chip = style({
  scrollSnapAlign: 'start',
  '@media': {
    [media.xl]: {
      justifyContent: 'flex-start',
      textAlign: 'start',
      borderRadius: radius.button,
      selectors: { '&[aria-pressed="false"]': { borderColor: 'transparent' } },
    },
  },
});
