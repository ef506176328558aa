import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { color, mixin, radius, size, space } from '../../ui/theme/vars';

export const contact = style([text.body, { ...mixin.stack(space[8]), overflowWrap: 'anywhere' }]);

export const what = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const amount = style({ flexShrink: 0, textAlign: 'end', fontWeight: 700 });

export const letter = style({ display: 'block', whiteSpace: 'pre-line' });

export const choice = style([
  text.body,
  {
    display: 'block',
    width: '100%',
    minHeight: size.tap,
    padding: space[8],
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    borderRadius: radius.field,
    cursor: 'pointer',
    '@media': mixin.onHover({ background: color.surface }),
  },
]);
