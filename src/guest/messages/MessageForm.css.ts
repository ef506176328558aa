import { style } from '@vanilla-extract/css';
import { unseen as outOfSight } from '../../ui/layout/VisuallyHidden.css';
import { vars } from '../../ui/theme/vars.css';

export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20] });

/** Bots skip fields with `display: none`, so the field is only moved out of sight. */
export const unseen = style(outOfSight);
