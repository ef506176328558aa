import { globalStyle, style } from '@vanilla-extract/css';
import { border, color, mixin, size, space } from '../../../ui/theme/vars';
import { dense } from '../../page/Page.css';
import * as facts from '../../shared/Parts.css';

/** The list has one column at any width, because a person holds the phone in one hand. */
export const page = style([dense]);
globalStyle(`${page} > *`, { width: '100%', maxWidth: size.dialog, marginInline: 'auto' });

export const row = style({
  ...mixin.stack(space[8]),
  paddingBlock: space[8],
});

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  alignItems: 'center',
  columnGap: space[12],
});
globalStyle(`${field} input`, {
  minHeight: size.cta,
  fontSize: '1.5rem',
  fontWeight: 700,
  textAlign: 'end',
});
globalStyle(`${field} p`, { gridColumn: '1 / -1' });

export const refused = style([facts.refused, mixin.stack(space[8])]);

export const footer = style({
  ...mixin.stack(space[8]),
  paddingBlock: space[12],
  borderTop: `${border.hair} solid ${color.line}`,
});

export const what = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const differs = style({ flexShrink: 0, color: color.danger });
