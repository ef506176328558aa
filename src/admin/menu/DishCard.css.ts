import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';
import * as base from '../shared/strip.css';

const { color, space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minWidth: 0,
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  border: `${vars.border.hair} solid ${color.line}`,
  borderRadius: vars.radius.card,
  background: color.surface,
});

/** The edge marks a sold-out dish besides label and switch. */
export const isOut = style({ borderStyle: 'dashed', borderColor: color.control });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const words = style({ flex: '1 1 8rem', minWidth: 0, paddingBlock: space[4] });

export const name = style([text.item, { overflowWrap: 'anywhere' }]);

export const reason = style([text.small, { paddingBottom: space[8] }]);

export const strip = style([
  base.strip,
  {
    padding: `${space[4]} ${space[8]} ${space[4]} ${space[12]}`,
    borderRadius: vars.radius.button,
    background: color.honeySoft,
    fontWeight: 600,
  },
]);
