import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { color, media, mixin, radius, size, space } from '../theme/vars';

export const list = style({
  display: 'flex',
  gap: space[4],
  padding: '6px',
  margin: '-6px -6px 10px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style([
  text.body,
  {
    minHeight: size.tap,
    padding: `${space[8]} ${space[16]}`,
    flexShrink: 0,
    borderBottom: '3px solid transparent',
    borderRadius: `${radius.tag} ${radius.tag} 0 0`,
    color: color.muted,
    fontWeight: 600,
    cursor: 'pointer',
    selectors: {
      '&[data-state="active"]': { color: color.ink, borderBottomColor: color.lagoon },
    },
    '@media': {
      ...mixin.onHover({ background: color.sunken }),
      [media.forcedColors]: {
        selectors: { '&[data-state="active"]': { borderBottomColor: 'Highlight' } },
      },
    },
  },
]);

export const equal = style({
  flex: 1,
  paddingInline: space[8],
  '@media': {
    // Four Turkish words must fit 360 px, and 320 px.
    '(max-width: 399px)': { paddingInline: space[4], fontSize: '.875rem' },
    '(max-width: 359px)': { fontSize: '.8125rem' },
  },
});
