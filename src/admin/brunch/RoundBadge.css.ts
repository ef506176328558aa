import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';

/** As wide as its longest: what stands behind it does not jump. */
export const clock = style([text.numeric, { display: 'inline-block', minWidth: '3.6em' }]);
