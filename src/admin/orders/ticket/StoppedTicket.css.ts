import { style } from '@vanilla-extract/css';
import { kds } from '../../../ui/theme/palette';
import { mixin, radius, space } from '../../../ui/theme/vars';
import * as ticketText from '../shared/ticket-text.css';

export const ticket = style({
  ...mixin.stack(space[12]),
  flexShrink: 0,
  padding: space[16],
  borderRadius: radius.ticket,
  background: kds.late,
  color: kds.onLate,
});

export const place = style([ticketText.figure]);

export const words = style([
  ticketText.figure,
  { display: 'flex', alignItems: 'flex-start', gap: space[8] },
]);

export const icon = style({ flexShrink: 0 });

export const action = style({ background: kds.onLate, color: kds.late });
