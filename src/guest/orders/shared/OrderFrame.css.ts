import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../../ui/theme/vars';
import * as bars from '../../shared/bars.css';

/** Print is black on white in every theme. */
const paper = {
  [color.bg]: 'Canvas',
  [color.surface]: 'Canvas',
  [color.successSoft]: 'Canvas',
  [color.honeySoft]: 'Canvas',
  [color.dangerSoft]: 'Canvas',
  [color.ink]: 'CanvasText',
  [color.muted]: 'CanvasText',
  [color.lagoon]: 'CanvasText',
  [color.success]: 'CanvasText',
  [color.honey]: 'CanvasText',
  [color.danger]: 'CanvasText',
  [color.line]: 'GrayText',
};

/** A narrow column fits a receipt roll and A4. */
const PAPER_WIDTH = '80mm';

export const page = style({
  minHeight: '100dvh',
  background: color.bg,
  '@media': {
    [media.print]: { colorScheme: 'light', vars: paper, minHeight: 0, color: color.ink },
  },
});

export const bar = style([
  bars.topBar,
  {
    '@media': { [media.print]: { position: 'static', borderBottom: 0 } },
  },
]);

export const barInner = style({
  ...mixin.row(),
  justifyContent: 'space-between',
  minHeight: size.topBar,
  maxWidth: `calc(${size.contentMax} + 2 * ${size.gutter})`,
  marginInline: 'auto',
  paddingLeft: size.gutter,
  // The size.gutter shrinks by the last control's padding, so the control ends where the text ends.
  paddingRight: `calc(${size.gutter} - ${space[12]})`,
  '@media': { [media.print]: { maxWidth: PAPER_WIDTH, margin: 0, padding: 0 } },
});

export const wordmark = style([
  bars.wordmark,
  { display: 'inline-flex', alignItems: 'center', textDecoration: 'none' },
]);

export const main = style({
  ...mixin.stack(space[32]),
  maxWidth: `calc(40rem + 2 * ${size.gutter})`,
  marginInline: 'auto',
  padding: `${space[24]} ${size.gutter} max(${space[72]}, env(safe-area-inset-bottom))`,
  '@media': { [media.print]: { maxWidth: PAPER_WIDTH, margin: 0, padding: 0, gap: space[16] } },
});

export const paperOnly = style({
  display: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } });

export const header = style({
  ...mixin.stack(space[8]),
  padding: `${space[20]} ${space[16]}`,
  border: `${border.hair} solid transparent`,
  borderRadius: radius.card,
  '@media': {
    [media.md]: { padding: space[24] },
    [media.print]: { padding: 0 },
  },
});

export const icon = style({
  display: 'inline-flex',
  '@media': { [media.print]: { display: 'none' } },
});

export const body = style([
  text.body,
  {
    ...mixin.stack(space[8]),
    maxWidth: '34rem',
  },
]);

export const steady = style({
  // Two lines and the order code fit, so the content below stays in place when the response arrives.
  '@media': { screen: { minHeight: '6.125rem' } },
});

const list = style([
  text.body,
  {
    ...mixin.stack(space[8]),
    paddingInlineStart: space[24],
  },
]);

export const steps = style([list, { listStyle: 'decimal' }]);

export const points = style([list, { listStyle: 'disc' }]);
