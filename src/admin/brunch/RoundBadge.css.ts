import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';

/** Tabular digits: the text behind does not move. */
export const clock = style([text.numeric]);
