import { style } from '@vanilla-extract/css';
import { link as linkLook } from '../../ui/theme/link.css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

export const privacy = style([text.small, { color: vars.color.muted }]);

export const link = style([linkLook]);

/** Out of sight, yet not `display: none`: programs know that one. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
