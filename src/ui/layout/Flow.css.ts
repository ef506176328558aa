import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { color, media, mixin, space } from '../theme/vars';

export type Space = keyof typeof space;

export const gap = styleVariants(space, (size) => [{ gap: size }]);

export const grid = style({ display: 'grid' });

// minmax(0, …) lets long words wrap instead of widening their column.
function columns(count: number) {
  return { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` };
}

export const layout = styleVariants({
  items: {
    ...columns(1),
    '@media': { [media.md]: columns(2), [media.lg]: columns(3), [media.xl]: columns(4) },
  },
  halves: { ...columns(1), '@media': { [media.md]: columns(2) } },
  thirds: { ...columns(1), '@media': { [media.md]: columns(3) } },
  quarters: { ...columns(2), '@media': { [media.lg]: columns(4) } },
});

/** A hint inside a label is a span, so it needs its own line. */
export const hint = style([text.small, { display: 'block' }]);

export const tone = styleVariants({
  muted: [text.muted],
  ink: { color: color.ink },
  danger: { color: color.danger },
  honey: { color: color.honey },
  lagoon: { color: color.lagoon },
  ember: { color: color.ember },
  success: { color: color.success },
});

export const weight = styleVariants({
  400: { fontWeight: 400 },
  600: { fontWeight: 600 },
  700: { fontWeight: 700 },
  800: { fontWeight: 800 },
});

export const stack = style({ ...mixin.stack(), minWidth: 0 });
export const row = style({ display: 'flex', minWidth: 0 });
export const wrap = style({ flexWrap: 'wrap' });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
