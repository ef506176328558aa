import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  minHeight: vars.size.cta,
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} ${vars.space[16]}`,
  borderRadius: vars.radius.field,
  background: vars.color.sunken,
});

export const undo = style({ color: vars.color.lagoon, flexShrink: 0 });
