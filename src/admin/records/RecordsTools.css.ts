import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';
import { pageTools } from '../page/page-frame';

const { space } = vars;

export const tools = style(pageTools);

export const filter = style({
  flex: '1 1 40%',
  '@media': { [media.md]: { flex: '0 1 180px' } },
});

/** On a phone the filters and buttons would cover the first records. */
export const onPhone = style({
  '@media': { [media.md]: { display: 'none' } },
});

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  gap: space[12],
  '@media': { [media.md]: { display: 'contents' } },
});

export const foldedFilters = style({
  display: 'none',
  '@media': { [media.md]: { display: 'contents' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.md]: { marginInlineStart: 'auto' } },
});

export const fromTablet = style({
  display: 'none',
  '@media': { [media.md]: { display: 'inline-flex' } },
});

export const buttons = style({
  display: 'none',
  '@media': { [media.md]: { display: 'contents' } },
});
