import { style, styleVariants } from '@vanilla-extract/css';
import { role } from '../../ui/theme/palette';
import * as text from '../../ui/theme/text.css';
import { radius, space } from '../../ui/theme/vars';

export const badge = style([
  text.micro,
  {
    display: 'inline-block',
    width: 'fit-content',
    padding: `${space[2]} ${space[8]}`,
    border: '1px solid transparent',
    borderRadius: radius.tag,
    color: role.onRole,
    letterSpacing: '.04em',
    whiteSpace: 'nowrap',
  },
]);

export const ground = styleVariants({
  super_admin: { background: role.superAdmin },
  admin: { background: role.admin },
  manager: { background: role.manager },
  other: { background: role.other },
});
