import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { role } = vars;

export const badge = style([
  text.micro,
  {
    display: 'inline-block',
    width: 'fit-content',
    padding: `${vars.space[2]} ${vars.space[8]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.tag,
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
