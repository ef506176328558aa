import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

const { space } = vars;

export const icon = style({ flexShrink: 0, marginTop: space[2] });
