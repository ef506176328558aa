import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
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

export const what = style([text.item]);

export const meta = style([text.small, { color: color.muted }]);

export const why = style([text.small]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  listStyle: 'none',
});

export const notice = style([
  text.small,
  { display: 'flex', alignItems: 'flex-start', gap: space[8], color: color.muted },
]);

export const noticeIcon = style({ flexShrink: 0, marginTop: space[2] });
