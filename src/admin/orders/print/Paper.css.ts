import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { font, media, mixin, radius, space } from '../../../ui/theme/vars';
import { PRINTED_MM } from './paper-size';

/** The paper is off-screen in the page and alone in print. */
export const sheet = style({
  position: 'absolute',
  insetInlineStart: '-10000px',
  top: 0,
  '@media': { [media.print]: { position: 'static' } },
});

export const width = styleVariants({
  roll: { width: `${PRINTED_MM}mm` },
  sheet: { width: '180mm', '@media': { [media.print]: { width: 'auto' } } },
});

globalStyle(`[data-printing] body > :not(.${sheet})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});

globalStyle('[data-printing], [data-printing] body', {
  '@media': { [media.print]: { minHeight: 0, background: 'white' } },
});

/** The paper is black on white in every theme and has print sizes. */
export const paper = style({
  ...mixin.stack('3mm'),
  width: `min(${PRINTED_MM}mm, 100%)`,
  padding: '1mm 0',
  background: 'white',
  color: 'black',
  fontFamily: font.text,
  fontSize: '14pt',
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

export const title = style({ fontSize: '26pt', fontWeight: 800, lineHeight: 1.05 });

export const place = style({ fontSize: '18pt', fontWeight: 800 });

export const row = style({ display: 'flex', justifyContent: 'space-between', gap: '3mm' });

export const list = style({
  ...mixin.stack('2mm'),
  paddingBlock: '3mm',
  borderBlock: '.6mm solid black',
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(10mm, auto) 1fr auto',
  columnGap: '2mm',
  breakInside: 'avoid',
});

/** Cooks read dish names at arm's length. */
export const dish = style({ fontSize: '18pt', fontWeight: 800, lineHeight: 1.15 });

export const extra = style({ display: 'block', fontSize: '14pt', fontWeight: 700 });

export const boxed = style({
  display: 'block',
  padding: '1.5mm 2mm',
  border: '.6mm solid black',
  fontWeight: 800,
  breakInside: 'avoid',
});

export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const total = style([row, { fontSize: '18pt', fontWeight: 800 }]);

export const small = style({ fontSize: '11pt', fontWeight: 600 });

export const centred = style({ textAlign: 'center' });

export const rule = style({
  width: '100%',
  border: 0,
  borderTop: '.6mm solid black',
});

/** Printers keep dark grounds only if they are told so. */
export const alert = style([
  place,
  { padding: '1mm 2mm', background: 'black', color: 'white', printColorAdjust: 'exact' },
]);

export const frame = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space[16],
  borderRadius: radius.card,
  background: 'white',
});
