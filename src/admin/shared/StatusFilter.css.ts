import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';

/** A row of chips is a group of its own width: the page around it must not grow with it. */
export const row = style({ minWidth: 0 });

export const count = style([text.numeric, { fontWeight: 400 }]);
