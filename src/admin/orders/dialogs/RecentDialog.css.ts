import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

const { color, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  minHeight: vars.size.kiosk,
  paddingBlock: space[12],
  borderBottom: `${vars.border.hair} solid ${color.line}`,
});

export const facts = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const place = style([text.item]);

export const meta = style([text.small, text.muted]);
