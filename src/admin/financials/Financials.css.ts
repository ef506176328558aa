import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, font, media, mixin, space } from '../../ui/theme/vars';

/** The sheet is black on white in every theme. */
export const sheet = style({
  ...mixin.stack(),
  gap: '6mm',
  background: 'white',
  color: 'black',
  fontFamily: font.text,
  fontSize: '11pt',
  lineHeight: 1.35,
});
globalStyle(`${sheet} table`, { font: 'inherit', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${sheet} table tr :is(th, td)`, {
  paddingBlock: '1.6mm',
  color: 'black',
  borderColor: 'black',
  breakInside: 'avoid',
});
// The screen's hints are light in the dark theme.
globalStyle(`${sheet} p`, { color: 'black' });
globalStyle(`${sheet} thead th`, { fontWeight: 700 });

export const sheetHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '6mm',
  paddingBottom: '4mm',
  borderBottom: '.6mm solid black',
});

export const sheetTitle = style({ fontSize: '20pt', fontWeight: 800, lineHeight: 1.2 });

export const foot = style({ fontSize: '9pt' });

export const sides = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const figures = style([
  text.body,
  text.numeric,
  { width: '100%', borderCollapse: 'collapse' },
]);
globalStyle(`${figures} :is(th, td)`, {
  padding: `${space[8]} 0 ${space[8]} ${space[8]}`,
  borderTop: `${border.hair} solid ${color.line}`,
  textAlign: 'end',
  fontWeight: 'inherit',
});
globalStyle(`${figures} :is(th, td):first-child`, {
  paddingInlineStart: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${figures} thead :is(th, td)`, { borderTop: 0, color: color.muted });
globalStyle(`${figures} td:not(:first-child)`, { whiteSpace: 'nowrap' });
globalStyle(`${figures} th:not(:first-child)`, { overflowWrap: 'break-word' });

export const sum = style({ fontWeight: 700 });

export const bars = style({
  width: '100%',
  height: '160px',
  borderBottom: `${border.hair} solid ${color.control}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const bar = style({ fill: color.lagoon });

export const summary = style([
  text.item,
  { display: 'list-item', paddingBlock: space[12], cursor: 'pointer' },
]);

export const amount = style([
  text.numeric,
  {
    marginInlineStart: 'auto',
    fontWeight: 700,
    whiteSpace: 'nowrap',
    '@media': { [media.md]: { selectors: { '&&&': { textAlign: 'end' } } } },
  },
]);
