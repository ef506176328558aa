import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, font, media, mixin, radius, size, space } from '../../../ui/theme/vars';

export const rail = style({
  display: 'none',
  flexDirection: 'column',
  gap: space[8],
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  alignSelf: 'flex-start',
  width: '116px',
  height: '100dvh',
  overflowY: 'auto',
  padding: `${space[12]} ${space[2]}`,
  borderInlineEnd: `${border.hair} solid ${color.line}`,
  background: color.surface,
  '@media': {
    [media.md]: { display: 'flex' },
    [media.xl]: { width: '248px', padding: `${space[12]} ${space[16]}` },
  },
});

export const wordmark = style({
  minHeight: '32px',
  fontFamily: font.display,
  fontWeight: 800,
  fontSize: '1.125rem',
  lineHeight: 1,
  textAlign: 'center',
  color: color.ember,
  '@media': {
    [media.xl]: {
      ...mixin.row(),
      paddingInlineStart: space[12],
      fontSize: '1.5rem',
      textAlign: 'start',
    },
  },
});

const heading = style([text.eyebrow, text.muted]);

/** A separator replaces the heading. */
export const railHeading = style([
  heading,
  {
    height: 0,
    marginBlock: space[4],
    borderTop: `${border.hair} solid ${color.line}`,
    overflow: 'hidden',
    '@media': {
      [media.xl]: {
        height: 'auto',
        margin: 0,
        padding: `${space[12]} ${space[12]} ${space[4]}`,
        border: 'none',
      },
    },
  },
]);

export const drawerHeading = style([heading, { padding: `${space[12]} ${space[16]} ${space[4]}` }]);

export const narrow = style({ '@media': { [media.xl]: { display: 'none' } } });

/** Full names open over the page; a wide rail always shows them. */
export const opener = style([narrow, { alignSelf: 'center' }]);

export const wide = style({
  display: 'none',
  '@media': { [media.xl]: { display: 'inline' } },
});

const row = {
  position: 'relative',
  ...mixin.row(),
  minHeight: size.cta,
  borderRadius: radius.button,
  textDecoration: 'none',
  color: color.muted,
  '@media': mixin.onHover({ background: color.sunken, color: color.ink }),
  selectors: {
    // Weight, background and edge mark the item, not colour alone.
    '&[aria-current="page"]': {
      background: color.lagoonSoft,
      color: color.ink,
      fontWeight: 700,
      boxShadow: `inset 3px 0 0 ${color.lagoon}`,
    },
  },
} as const;

/** The icon stands over the word on a tablet, beside it on a desk. */
export const railLink = style([
  text.small,
  row,
  {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: space[4],
    textAlign: 'center',
    '@media': {
      [media.xl]: {
        flexDirection: 'row',
        justifyContent: 'flex-start',
        gap: space[12],
        textAlign: 'start',
        paddingInline: space[12],
        fontSize: '1rem',
      },
    },
  },
]);

export const drawerLink = style([text.item, row, { gap: space[12], paddingInline: space[16] }]);

export const drawerActions = style({
  marginTop: space[16],
  paddingTop: space[16],
  borderTop: `${border.hair} solid ${color.line}`,
});

/** The count stands at the end of the row, or at the icon's corner on a narrow rail. */
export const unread = style([
  text.small,
  text.numeric,
  {
    minWidth: space[24],
    marginInlineStart: 'auto',
    paddingInline: space[8],
    borderRadius: radius.chip,
    background: color.honeySoft,
    color: color.honey,
    fontWeight: 700,
    textAlign: 'center',
    selectors: {
      [`${railLink} &`]: { position: 'absolute', top: space[4], insetInlineStart: '60%' },
    },
    '@media': {
      [media.xl]: { selectors: { [`${railLink} &`]: { position: 'static' } } },
    },
  },
]);
