import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';
import * as facts from '../shared/Parts.css';

const { border, color, space } = vars;

export const form = style([facts.form]);

export const rows = style([facts.rows]);

export const row = style([facts.row]);

export const delivery = style([
  text.body,
  {
    paddingBlock: space[8],
    selectors: { '& + &': { borderTop: `${border.hair} solid ${color.line}` } },
  },
]);

export const what = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const amount = style({ flexShrink: 0, textAlign: 'end' });

export const more = style({ alignSelf: 'center' });
