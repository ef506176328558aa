import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, mixin, radius, size, space } from '../../ui/theme/vars';
import { pageFrame, pageHead } from '../page/page-frame';

export const page = style(pageFrame);

export const head = style(pageHead);

export const section = style({ display: 'grid', gap: space[12], paddingTop: space[16] });

export const card = style({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  padding: space[16],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
});

export const line = style([
  text.body,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[12]}`,
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

export const facts = style([text.small, text.muted, { overflowWrap: 'anywhere' }]);
