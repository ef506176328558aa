import { style } from '@vanilla-extract/css';
import * as text from '../../theme/text.css';
import { color, media, mixin, radius, size, space } from '../../theme/vars';

const DAY = size.compact;

const month = style({
  display: 'grid',
  gridTemplateColumns: `${DAY} 1fr ${DAY}`,
  alignItems: 'center',
  rowGap: space[4],
});

const button = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: DAY,
  height: DAY,
  borderRadius: radius.chip,
  background: 'transparent',
  color: color.ink,
  cursor: 'pointer',
  '@media': mixin.onHover({ background: color.sunken }),
  selectors: {
    '&[aria-disabled="true"], &:disabled': {
      color: color.disabledInk,
      background: 'transparent',
      cursor: 'default',
    },
  },
});

const selected = style({});

const dayButton = style([
  button,
  text.body,
  {
    selectors: {
      '&:disabled': { textDecoration: 'line-through' },
      [`${selected} &`]: { background: color.lagoon, color: color.bg, fontWeight: 700 },
    },
    '@media': {
      [media.forcedColors]: { selectors: { [`${selected} &`]: { outline: '3px solid' } } },
    },
  },
]);

export const calendar = {
  root: style({ width: 'fit-content' }),
  months: style({ position: 'relative' }),
  month,
  month_caption: style({ textAlign: 'center' }),
  caption_label: style([text.item]),
  button_previous: button,
  button_next: button,
  chevron: style({ fill: 'currentColor', width: '24px', height: '24px' }),
  month_grid: style({ gridColumn: '1 / -1' }),
  weekday: style([text.micro, { width: DAY, height: space[24], color: color.muted, padding: 0 }]),
  day: style({ padding: 0, textAlign: 'center' }),
  day_button: dayButton,
  selected,
  outside: style({ visibility: 'hidden' }),
  hidden: style({ visibility: 'hidden' }),
};
