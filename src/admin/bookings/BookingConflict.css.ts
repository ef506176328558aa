import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';
import * as base from '../shared/strip.css';

const { color, space } = vars;

export const strip = style([
  base.strip,
  {
    padding: space[12],
    borderRadius: vars.radius.field,
    background: color.honeySoft,
    fontWeight: 600,
  },
]);

export const words = style({ display: 'flex', gap: space[8] });

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const icon = style({ flexShrink: 0, color: color.honey });
