import { createVar, style } from '@vanilla-extract/css';
import { border, color, font, media, size, z } from '../../ui/theme/vars';

/** The height of the connection banner under the top bar, or zero without a banner. */
export const bannerHeight = createVar();

/** Content that sticks under the bars starts at this offset. */
export const underBars = `calc(${size.topBar} + ${bannerHeight})`;

/** The height of the bar with the sections at the bottom; wide screens have none. */
export const sectionBar = createVar();

export const page = style({
  vars: { [bannerHeight]: '0px', [sectionBar]: '56px' },
  '@media': {
    [media.lg]: { vars: { [sectionBar]: '0px' } },
    [media.low]: { vars: { [sectionBar]: '0px' } },
  },
});

// The unit is rem, so the height grows with the reader's text size.
export const pageWithBanner = style({
  vars: { [bannerHeight]: '3.5rem' },
  '@media': { [media.md]: { vars: { [bannerHeight]: '2.75rem' } } },
});

/** Keeps a bar at the top in sight while the page scrolls. */
export const topBar = style({
  position: 'sticky',
  top: 0,
  zIndex: z.bar,
  background: color.bg,
  borderBottom: `${border.hair} solid ${color.line}`,
});

export const brand = style({ fontFamily: font.display, fontWeight: 800, fontSize: '1.375rem' });

export const wordmark = style({
  minHeight: size.tap,
  fontFamily: font.display,
  fontWeight: 800,
  // Large letters must leave room for the buttons beside them.
  fontSize: 'min(1.375rem, 6.5vw)',
  letterSpacing: '-.01em',
  lineHeight: 1,
  color: color.ink,
});

/** Focusing a control in a sticky bar must not scroll the page. */
export const pinned = style({ scrollMarginTop: `calc(-1 * ${size.topBar})` });

export const language = style([pinned, { minWidth: size.tap, padding: 0, whiteSpace: 'nowrap' }]);
