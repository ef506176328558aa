import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';

export const stamp = style([text.small, text.muted]);
