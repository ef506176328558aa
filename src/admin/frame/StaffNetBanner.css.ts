import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const banner = style({ minHeight: vars.size.tap });

/** The banner keeps its colours in every theme, and so does its action. */
export const action = style({
  paddingInline: vars.space[8],
  color: vars.kds.onDue,
  textDecoration: 'underline',
  ':hover': { background: 'transparent' },
});

export const endedAction = style([
  { paddingInline: vars.space[8], textDecoration: 'underline' },
  { selectors: { '&&': { color: 'inherit' } }, ':hover': { background: 'transparent' } },
]);

export const readOn = style({ marginTop: vars.space[12] });
