import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';

/** Tabular digits keep the text behind from moving. */
export const clock = style([text.numeric]);
