import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';
import { pageFrame } from '../page/page-frame';

const { color, space } = vars;

export const page = style({ ...pageFrame, paddingBottom: space[96] });

export const filters = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minWidth: 0,
});

export const day = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space[12]}`,
  paddingBottom: space[8],
  borderBottom: `${vars.border.control} solid ${color.line}`,
});

export const date = style([text.title]);

export const sum = style([text.small, text.muted]);

export const hour = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.lg]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: space[12] } },
});

export const hourName = style([
  text.small,
  text.muted,
  { fontWeight: 700, '@media': { [media.lg]: { paddingTop: space[16] } } },
]);

export const rows = style({ display: 'grid', gap: space[8] });
