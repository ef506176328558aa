import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

/** Height of the connection banner under the top bar; zero when there is none. */
export const bannerHeight = createVar();

/** The offset of content that sticks under the bars. */
export const underBars = `calc(${vars.size.topBar} + ${bannerHeight})`;

export const page = style({ vars: { [bannerHeight]: '0px' } });

// In rem: it grows with the reader's text size.
export const pageWithBanner = style({
  vars: { [bannerHeight]: '3.5rem' },
  '@media': { [media.md]: { vars: { [bannerHeight]: '2.75rem' } } },
});

/** A bar at the top that stays in sight while the page scrolls. */
export const topBar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.bar,
  background: vars.color.bg,
  borderBottom: `${vars.border.hair} solid ${vars.color.line}`,
});

/** The name in that bar. */
export const wordmark = style({
  minHeight: vars.touchable,
  fontFamily: vars.font.display,
  fontWeight: 800,
  fontSize: '1.375rem',
  letterSpacing: '-.01em',
  lineHeight: 1,
  color: vars.color.ink,
});

/** For controls in a sticky bar: focusing them must not scroll the page. */
export const pinned = style({ scrollMarginTop: `calc(-1 * ${vars.size.topBar})` });

export const language = style([pinned, { minWidth: vars.touchable, padding: 0 }]);
