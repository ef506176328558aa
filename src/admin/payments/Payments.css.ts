import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, mixin, size, space } from '../../ui/theme/vars';
import { surface } from '../page/page-frame';

export const section = style({ display: 'grid', gap: space[12], paddingTop: space[16] });

export const card = style({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  padding: space[16],
  ...surface,
});

export const line = style([
  text.body,
  {
    ...mixin.wrapped(`${space[4]} ${space[12]}`),
    alignItems: 'baseline',
    justifyContent: 'space-between',
    overflowWrap: 'anywhere',
  },
]);

export const subject = style([
  text.body,
  { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[8] },
]);

export const link = style({
  ...mixin.inlineRow(),
  columnGap: space[4],
  minHeight: size.tap,
  color: color.lagoon,
  fontWeight: 700,
});
