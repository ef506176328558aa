import { style, styleVariants } from '@vanilla-extract/css';
import { unseen } from '../../ui/layout/VisuallyHidden.css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.z.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  minHeight: vars.size.topBar,
  padding: `${space[4]} ${space[8]}`,
  borderBottom: `${vars.border.hair} solid ${color.line}`,
  background: color.surface,
  '@media': { [media.md]: { minHeight: '64px', paddingInline: space[16] } },
});

/** On the board the tickets come first: below `lg` its bar has one row, without the title. */
export const packed = style({});

/** A long title wraps on a phone. */
export const title = style([
  text.title,
  {
    flex: 1,
    lineHeight: 1.15,
    '@media': {
      [media.md]: { whiteSpace: 'nowrap' },
      [media.belowLg]: { selectors: { [`${packed} > &`]: unseen } },
    },
  },
]);

/** The bar takes a second row on a phone, one row from tablets on. */
export const slot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  order: 1,
  flexBasis: '100%',
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.md]: { order: 0, flexBasis: 'auto' },
    [media.belowLg]: {
      selectors: { [`${packed} > &`]: { order: 0, flex: '1 1 0', minWidth: 0 } },
    },
  },
});

export const phoneOnly = style({ '@media': { [media.md]: { display: 'none' } } });

export const fromTablet = style({
  display: 'none',
  '@media': {
    [media.md]: { display: 'contents' },
    [media.belowLg]: { selectors: { [`${packed} > &`]: { display: 'none' } } },
  },
});

/** An icon replaces the words where the bar has no room. */
export const syncWords = style({
  '@media': {
    [media.belowMd]: unseen,
    [media.belowLg]: { selectors: { [`${packed} &`]: unseen } },
  },
});

export const initials = style([
  text.item,
  {
    flexShrink: 0,
    width: vars.size.tap,
    height: vars.size.tap,
    border: `${vars.border.control} solid ${vars.color.control}`,
    borderRadius: vars.radius.chip,
    background: vars.color.sunken,
    color: vars.color.ink,
    cursor: 'pointer',
  },
]);

export const person = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  color: vars.color.ink,
});

export const email = style([text.small, text.muted, { overflowWrap: 'anywhere' }]);

export const chip = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minWidth: vars.touchable,
    minHeight: vars.touchable,
    justifyContent: 'center',
    cursor: 'pointer',
    background: 'transparent',
    padding: `${vars.space[4]} ${vars.space[12]}`,
    border: `${vars.border.control} solid transparent`,
    borderRadius: vars.radius.chip,
    fontWeight: 600,
    '@media': { [media.md]: { whiteSpace: 'nowrap' } },
  },
]);

export const tone = styleVariants({
  calm: { color: color.muted, borderColor: color.line },
  honey: { color: color.honey, background: color.honeySoft, borderColor: color.honey },
  danger: { color: color.danger, background: color.dangerSoft, borderColor: color.danger },
});
