import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** The sheet is black on white in every theme. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6mm',
  background: 'white',
  color: 'black',
  fontFamily: vars.font.text,
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

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '6mm',
  paddingBottom: '4mm',
  borderBottom: '.6mm solid black',
});

export const title = style({ fontSize: '20pt', fontWeight: 800, lineHeight: 1.2 });

export const counted = style({ breakInside: 'avoid' });

export const note = style({ overflowWrap: 'anywhere' });

export const foot = style({ fontSize: '9pt' });
