import { style } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';

export const line = style([text.small, { color: vars.color.muted }]);
