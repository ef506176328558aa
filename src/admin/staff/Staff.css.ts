import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, radius, space } from '../../ui/theme/vars';

export const row = style([
  text.body,
  {
    paddingBlock: space[8],
    overflowWrap: 'anywhere',
    selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
  },
]);

export const invitation = style([
  text.body,
  {
    ...mixin.stack(space[8]),
    padding: space[12],
    borderRadius: radius.field,
    background: color.sunken,
  },
]);

export const link = style([text.small, { overflowWrap: 'anywhere', userSelect: 'all' }]);
