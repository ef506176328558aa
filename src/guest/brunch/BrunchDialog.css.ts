import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

export const acts = style({ display: 'flex', gap: space[8] });

export const main = style({ flex: 1 });

export const note = style([
  text.small,
  { color: vars.color.muted, selectors: { '&:not(:empty)': { marginBottom: space[8] } } },
]);
