import { style, styleVariants } from '@vanilla-extract/css';
import { unseen } from '../../ui/layout/VisuallyHidden.css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space, z } from '../../ui/theme/vars';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: z.bar,
  ...mixin.wrapped(space[8]),
  minHeight: size.topBar,
  padding: `${space[4]} ${space[8]}`,
  borderBottom: `${border.hair} solid ${color.line}`,
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
  ...mixin.row(space[8]),
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
    width: size.tap,
    height: size.tap,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.chip,
    background: color.sunken,
    color: color.ink,
    cursor: 'pointer',
  },
]);

export const person = style({
  ...mixin.stack(space[4]),
  paddingBlock: space[4],
  color: color.ink,
});

export const email = style([text.small, text.muted, { overflowWrap: 'anywhere' }]);

export const chip = style([
  text.small,
  {
    ...mixin.inlineRow(space[8]),
    minWidth: size.tap,
    minHeight: size.tap,
    justifyContent: 'center',
    cursor: 'pointer',
    padding: `${space[4]} ${space[12]}`,
    border: `${border.control} solid transparent`,
    borderRadius: radius.chip,
    fontWeight: 600,
    '@media': { [media.md]: { whiteSpace: 'nowrap' } },
  },
]);

export const tone = styleVariants({
  calm: { color: color.muted, borderColor: color.line },
  honey: { color: color.honey, background: color.honeySoft, borderColor: color.honey },
  danger: { color: color.danger, background: color.dangerSoft, borderColor: color.danger },
});
