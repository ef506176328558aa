import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[8] });
