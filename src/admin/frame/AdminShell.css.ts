import { globalStyle, style } from '@vanilla-extract/css';
import { kds } from '../../ui/theme/palette';
import * as text from '../../ui/theme/text.css';
import { color, media, mixin, radius, size, space, z } from '../../ui/theme/vars';

/** On wide screens the frame is fixed and the content scrolls. */
export const shell = style({
  display: 'flex',
  minHeight: '100dvh',
  '@media': {
    [media.lg]: { height: '100dvh' },
    [media.print]: { display: 'block', minHeight: 0, height: 'auto' },
  },
});

export const column = style({
  ...mixin.stack(),
  flex: 1,
  minWidth: 0,
});

export const main = style({
  ...mixin.stack(),
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  '@media': {
    [media.lg]: { overflowY: 'auto' },
    [media.print]: { overflowY: 'visible' },
  },
});

/** On a tablet the filter shares one row with one notice; several notices leave the row to the filter. */
export const notices = style({
  ...mixin.stack(),
  flexShrink: 0,
  '@media': { [media.lg]: { flexDirection: 'row', flexWrap: 'wrap' } },
});

/** The filter takes the remaining width. */
export const line = style({
  display: 'grid',
  selectors: {
    '&:empty': { display: 'none' },
    [`${notices} > &`]: { '@media': { [media.lg]: { flex: '1 1 0' } } },
    [`${notices} > &:nth-last-child(n + 3)`]: { '@media': { [media.lg]: { flexBasis: '100%' } } },
  },
});

globalStyle(`${notices} > *`, { '@media': { [media.lg]: { flex: '0 1 auto', minWidth: 0 } } });
globalStyle(`${line}:empty ~ *`, { '@media': { [media.lg]: { flexGrow: 1 } } });

/** Undo bar and alarm are part of the frame, so that they cover no button. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: z.bar,
  ...mixin.stack(),
  flexShrink: 0,
  '@media': { [media.lg]: { flexDirection: 'row' } },
});

/** The undo bar is as tall as the alarm beside it. */
export const undo = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const skip = style([
  text.item,
  {
    position: 'absolute',
    insetInlineStart: space[8],
    top: '-100px',
    zIndex: z.banner,
    padding: space[12],
    borderRadius: radius.button,
    background: color.surface,
    color: color.lagoon,
    ':focus': { top: space[8] },
  },
]);

// The print shows only the content, without navigation and alarm.
globalStyle(`.${shell} > :not(.${column}), .${column} > :not(.${main})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});

export const banner = style({ minHeight: size.tap });

/** The banner keeps its colours in every theme, and so does its action. */
const plainOnHover = { [media.hover]: { ':hover': { background: 'transparent' } } } as const;

export const action = style({
  paddingInline: space[8],
  color: kds.onDue,
  textDecoration: 'underline',
  '@media': plainOnHover,
});

export const endedAction = style([
  { paddingInline: space[8], textDecoration: 'underline' },
  { selectors: { '&&': { color: 'inherit' } }, '@media': plainOnHover },
]);

export const readOn = style({ marginTop: space[12] });
