import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { media, space } from '../../ui/theme/vars';
import { pageFrame, surface } from '../page/page-frame';

// Hidden inputs are placed absolutely; without this the window would scroll together with the page.
export const page = style([pageFrame, { position: 'relative' }]);

export const links = style({
  flexShrink: 0,
  '@media': { [media.lg]: { flexWrap: 'wrap' } },
});

export const group = style({ display: 'grid', gap: space[12], paddingTop: space[16] });

export const heading = style([text.title, { scrollMarginTop: space[16] }]);

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: space[12],
});

export const card = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  alignContent: 'space-between',
  gap: space[8],
  minWidth: 0,
  padding: space[16],
  ...surface,
});

export const value = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const trial = style({ flexShrink: 0 });

export const changes = style([
  text.small,
  { display: 'grid', gap: space[4], width: '100%', listStyle: 'none', overflowWrap: 'anywhere' },
]);
