import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';

/** All digits are as wide as each other: what stands behind does not jump. */
export const clock = style([text.numeric]);
