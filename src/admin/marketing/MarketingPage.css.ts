import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** The list of tabs reaches 6 px beyond its box, for its focus ring. */
export const tabs = style({ paddingTop: vars.space[12], paddingInline: '6px' });
