import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const list = style({ listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  paddingBlock: space[16],
  borderBottom: `${vars.border.hair} solid ${color.line}`,
  ':last-child': { borderBottomWidth: 0 },
});

export const noticeIcon = style({ flexShrink: 0, marginTop: space[2] });
