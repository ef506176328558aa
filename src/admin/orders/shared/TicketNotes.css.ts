import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';
import * as ticketText from './ticket-text.css';

const { color, space } = vars;

const strip = {
  display: 'flex',
  gap: space[8],
  padding: `${space[8]} ${space[12]}`,
} as const;

export const allergy = style([
  ticketText.line,
  strip,
  { background: color.dangerSoft, color: color.ink },
]);

export const wish = style([ticketText.line, strip, { background: color.raised, color: color.ink }]);

export const address = style([text.body, strip, { color: color.muted }]);

export const icon = style({ flexShrink: 0, marginTop: '1px' });

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

/** The note is heavier than its dish. */
export const said = style({ fontWeight: 800 });
