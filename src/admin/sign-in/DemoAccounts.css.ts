import { style } from '@vanilla-extract/css';
import { media, onHover } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  padding: vars.space[12],
  border: `${vars.border.hair} dashed ${vars.color.control}`,
  borderRadius: vars.radius.field,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  // One column would be taller than a tablet in landscape.
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  width: '100%',
  minHeight: vars.size.tap,
  padding: `${vars.space[4]} ${vars.space[8]}`,
  border: `${vars.border.control} solid ${vars.color.control}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': onHover({ background: vars.color.sunken }),
});

export const address = style([text.small, { minWidth: 0 }]);

export const password = style({ whiteSpace: 'nowrap' });
