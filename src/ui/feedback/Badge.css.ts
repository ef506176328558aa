import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { color, mixin, radius, space } from '../theme/vars';

export const badge = style([
  text.micro,
  {
    ...mixin.inlineRow(space[4]),
    width: 'fit-content',
    maxWidth: '100%',
    padding: `${space[2]} ${space[8]}`,
    border: '1px solid transparent',
    borderRadius: radius.tag,
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
