import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, size, space } from '../../ui/theme/vars';

export const banner = style({
  minHeight: size.cta,
  // Keeps a safe distance from the bar above, also in two rows.
  selectors: { '&&': { paddingBlock: space[8] } },
});

export const checks = style({
  ...mixin.stack(),
  marginBlock: space[8],
});

export const check = style([
  text.body,
  {
    ...mixin.wrapped(space[12]),
    minHeight: size.cta,
    paddingBlock: space[8],
    borderBottom: `${border.hair} solid ${color.line}`,
  },
]);

export const fact = style({ flex: '1 1 12rem', minWidth: 0 });

export const good = style({ flexShrink: 0, color: color.success });

export const bad = style({ flexShrink: 0, color: color.danger });
