import { style } from '@vanilla-extract/css';
import { unseen as outOfSight } from '../../ui/layout/VisuallyHidden.css';
import { vars } from '../../ui/theme/vars.css';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

/** Out of sight, but not `display: none`, which programs look for. */
export const unseen = style(outOfSight);
