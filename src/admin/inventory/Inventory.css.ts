import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { border, color, space } = vars;

export const section = style({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const heading = style([text.title]);

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: space[12],
  border: `${border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.sunken,
});

export const refused = style([
  text.body,
  { padding: space[12], borderRadius: vars.radius.field, background: color.dangerSoft },
]);

export const rows = style({ display: 'flex', flexDirection: 'column', listStyle: 'none' });

export const row = style([
  text.body,
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space[16],
    paddingBlock: space[8],
    selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
  },
]);

export const delivery = style([
  text.body,
  {
    paddingBlock: space[8],
    selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
  },
]);

export const what = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const amount = style({ flexShrink: 0, textAlign: 'end' });

export const hint = style([text.small, text.muted, { display: 'block' }]);

export const more = style({ alignSelf: 'center' });
