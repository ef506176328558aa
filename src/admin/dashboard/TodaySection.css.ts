import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, space } from '../../ui/theme/vars';

export const sides = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.lg]: { gridTemplateColumns: 'auto 1fr', columnGap: space[40] } },
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[16]}`,
  '@media': {
    [media.lg]: { flexDirection: 'column', flexWrap: 'nowrap', justifyContent: 'flex-start' },
  },
});

export const figure = style({
  ...mixin.stack(),
  flex: '1 1 8rem',
  '@media': { [media.lg]: { flex: 'none' } },
});

export const before = style([
  text.small,
  text.muted,
  { display: 'flex', flexWrap: 'wrap', columnGap: space[8] },
]);

const change = {
  ...mixin.inlineRow(space[4]),
  fontWeight: 700,
} as const;

export const more = style({ ...change, color: color.success });

export const less = style({ ...change, color: color.danger });

export const legend = style([
  text.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[4]} ${space[16]}`,
    marginBottom: space[8],
  },
]);

const key = style({
  ...mixin.inlineRow(space[8]),
  '::before': { content: '""', width: space[12], height: space[12], borderRadius: '2px' },
});

export const keyToday = style([key, { '::before': { background: color.lagoon } }]);

const outline = `${border.control} solid ${color.control}`;

export const keyWeekAgo = style([
  key,
  { '::before': { border: outline, background: color.sunken } },
]);

export const most = style([text.muted, { marginLeft: 'auto' }]);

export const bars = style({
  width: '100%',
  height: '128px',
  borderBottom: `${border.hair} solid ${color.control}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const weekAgo = style({
  fill: color.sunken,
  stroke: color.control,
  strokeWidth: '1.5px',
  vectorEffect: 'non-scaling-stroke',
});

export const today = style({ fill: color.lagoon });

export const hours = style([
  text.small,
  text.muted,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    textAlign: 'center',
    listStyle: 'none',
  },
]);
