import { style } from '@vanilla-extract/css';
import { box } from './FieldShell.css';

export const area = style([box, { resize: 'vertical', fieldSizing: 'content', minHeight: '6rem' }]);
