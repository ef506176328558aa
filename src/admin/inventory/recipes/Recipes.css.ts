import { globalStyle, style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { mixin, size, space } from '../../../ui/theme/vars';
import { surface } from '../../page/page-frame';

export const row = style([
  text.body,
  {
    display: 'block',
    width: '100%',
    minHeight: size.cta,
    height: '100%',
    padding: space[12],
    ...surface,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
]);

export const name = style({ display: 'block', fontWeight: 600 });

export const ingredients = style({
  ...mixin.stack(space[8]),
  listStyle: 'none',
});

/** Holds a field that takes the room, and its button. */
export const ingredient = style({});

globalStyle(`${ingredient} > :first-child`, { flex: '1 1 auto', minWidth: 0 });
