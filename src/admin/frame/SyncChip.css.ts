import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color } = vars;

export const chip = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minWidth: vars.touchable,
    minHeight: vars.touchable,
    justifyContent: 'center',
    cursor: 'pointer',
    background: 'transparent',
    padding: `${vars.space[4]} ${vars.space[12]}`,
    border: `${vars.border.control} solid transparent`,
    borderRadius: vars.radius.chip,
    fontWeight: 600,
    '@media': { [media.md]: { whiteSpace: 'nowrap' } },
  },
]);

export const tone = styleVariants({
  calm: { color: color.muted, borderColor: color.line },
  honey: { color: color.honey, background: color.honeySoft, borderColor: color.honey },
  danger: { color: color.danger, background: color.dangerSoft, borderColor: color.danger },
});
