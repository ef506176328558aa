import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

export const step = style({ display: 'flex', flexDirection: 'column', gap: space[20] });

export const news = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  selectors: { '&:not(:empty)': { marginBottom: space[20] } },
});

export const tableNumber = style({ maxWidth: '14rem' });

export const question = style({ minWidth: 0, padding: 0, border: 0 });

export const tables = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingTop: space[12],
});

export const postalCode = style({ maxWidth: '14rem' });

export const tableOnlyLine = style({ display: 'flex', gap: space[8], fontWeight: 600 });

/** Small actions look like links, aligned with the column. */
export const clear = style({
  marginInlineStart: `calc(-1 * ${space[12]})`,
  selectors: { '&&': { color: color.lagoon } },
});

export const facts = style({ borderTop: `${vars.border.hair} solid ${color.line}` });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[8],
  paddingBlock: space[8],
  borderBottom: `${vars.border.hair} solid ${color.line}`,
});

export const factName = style([text.small, { color: color.muted, gridColumn: 1 }]);

export const factValue = style({ gridColumn: 1, minWidth: 0 });

export const factAction = style({ gridColumn: 2, gridRow: '1 / span 2' });

export const edit = style({
  marginInlineEnd: `calc(-1 * ${space[16]})`,
  selectors: { '&&': { color: color.lagoon } },
});

/** Keeps the guest's line breaks. */
export const address = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
