import { style } from '@vanilla-extract/css';
import { border, color, mixin, space } from '../../ui/theme/vars';

export const row = style({
  ...mixin.stack(space[8]),
  paddingBlock: space[16],
  borderBottom: `${border.hair} solid ${color.line}`,
  ':last-child': { borderBottomWidth: 0 },
});

export const noticeIcon = style({ flexShrink: 0, marginTop: space[2] });
