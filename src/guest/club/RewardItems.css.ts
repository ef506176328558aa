import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[12] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
});

export const art = style({ borderRadius: vars.radius.field });

/** For screen readers: the button's dish. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
