import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const tabs = style({ paddingTop: vars.space[12] });
