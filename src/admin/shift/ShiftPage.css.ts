import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, size, space } from '../../ui/theme/vars';
import { pageFrame, surface } from '../page/page-frame';

const onPaper = { [media.print]: { display: 'none' } } as const;

export const page = style({
  ...pageFrame,
  gap: space[24],
  '@media': { ...pageFrame['@media'], [media.print]: { overflowY: 'visible', padding: 0 } },
});

export const screenOnly = style({ '@media': onPaper });

export const sections = style({
  ...mixin.grid(space[16]),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { display: 'block' },
  },
});

globalStyle(`.${sections} button`, { '@media': onPaper });

export const section = style({
  padding: space[16],
  ...surface,
  '@media': { [media.print]: { breakInside: 'avoid', border: 'none', padding: `${space[8]} 0` } },
});

/** Lists without rows come last and take one row each. */
export const isEmpty = style({ order: 1, paddingBlock: space[8] });

export const heading = style([
  text.title,
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space[12],
    overflowWrap: 'anywhere',
  },
]);

export const none = style([text.body, text.muted, { marginTop: space[4] }]);

export const rows = style({ display: 'flex', flexDirection: 'column', marginTop: space[8] });

export const row = style([
  text.body,
  {
    ...mixin.wrapped(),
    justifyContent: 'space-between',
    columnGap: space[16],
    minHeight: size.tap,
    paddingBlock: space[4],
    borderTop: `${border.hair} solid ${color.line}`,
    '@media': { [media.print]: { minHeight: 0 } },
  },
]);

export const what = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const link = style([
  what,
  {
    ...mixin.inlineRow(),
    minHeight: size.tap,
    color: color.lagoon,
  },
]);

export const fact = style([text.small, text.muted, { minWidth: 0 }]);

export const tablet = style({
  ...mixin.stack(space[16]),
  '@media': onPaper,
});

export const field = style({ maxWidth: '400px' });
