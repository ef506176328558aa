import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';

const { color } = vars;

export const badge = style([
  text.micro,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    width: 'fit-content',
    maxWidth: '100%',
    padding: `${vars.space[2]} ${vars.space[8]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.tag,
  },
]);

export const tone = styleVariants({
  honey: { color: color.honey, background: color.honeySoft },
  lagoon: { color: color.lagoon, background: color.lagoonSoft },
  plum: { color: color.plum, background: color.plumSoft },
  success: { color: color.success, background: color.successSoft },
  neutral: { color: color.muted, background: color.sunken },
  danger: { color: color.danger, background: color.dangerSoft },
  ink: { color: color.bg, background: color.ink },
});
