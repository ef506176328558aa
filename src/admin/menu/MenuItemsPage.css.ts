import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';
import { pageFrame } from '../page/page-frame';

const { space } = vars;

export const page = style({
  ...pageFrame,
  gap: space[24],
  padding: `${space[12]} ${space[16]} ${space[32]}`,
  '@media': { [media.md]: { paddingInline: space[24] }, ...pageFrame['@media'] },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '@media': { [media.md]: { maxWidth: '640px' } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[12],
  listStyle: 'none',
});
