import { style, styleVariants } from '@vanilla-extract/css';
import type { TableShape } from '#domain/tables/venue-table';
import { FOOTPRINT } from '#domain/tables/venue-table';
import { kds } from '../../../ui/theme/palette';
import * as text from '../../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../../ui/theme/vars';

export const mark = style([
  text.small,
  {
    ...mixin.centred(),
    minWidth: size.kiosk,
    minHeight: '96px',
    padding: space[4],
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.ticket,
    background: color.surface,
    color: color.ink,
    textAlign: 'center',
    lineHeight: 1.25,
    cursor: 'pointer',
    position: 'relative',
    '@media': {
      // Phones show the tables in rows.
      [media.md]: {
        position: 'absolute',
        insetInlineStart: 'calc(var(--x) / var(--plan-width) * 100%)',
        top: 'calc(var(--y) / var(--plan-height) * 100%)',
      },
    },
  },
]);

function footprint(shape: TableShape, borderRadius?: string) {
  const { width, height } = FOOTPRINT[shape];
  return {
    '@media': {
      [media.md]: {
        width: `calc(${width} / var(--plan-width) * 100%)`,
        height: `calc(${height} / var(--plan-height) * 100%)`,
        borderRadius,
      },
    },
  };
}

export const shape = styleVariants({
  round: footprint('round', '50%'),
  square: footprint('square'),
  long: footprint('long'),
});

export const state = styleVariants({
  free: {},
  soon: { background: color.lagoonSoft, borderColor: color.lagoon },
  seated: { background: color.ink, borderColor: color.ink, color: color.bg },
  guests: { background: color.emberSoft, borderColor: color.ember },
  late: { background: color.honeySoft, borderColor: color.honey },
  clearing: { borderStyle: 'dashed', borderWidth: '3px', background: color.bg },
  blocked: {
    background: `repeating-linear-gradient(135deg, ${color.surface} 0 8px, ${color.sunken} 8px 16px)`,
  },
});

/** Staff see this look while they choose a table for a booking. */
export const fit = styleVariants({
  suits: { outline: `3px solid ${color.lagoon}`, outlineOffset: '2px' },
  small: { outline: `3px dashed ${color.honey}`, outlineOffset: '2px' },
  taken: { boxShadow: 'none', cursor: 'not-allowed' },
  blocked: { cursor: 'not-allowed' },
});

const corner = style({
  position: 'absolute',
  top: '-4px',
  ...mixin.inlineRow(space[2]),
  minHeight: '24px',
  paddingInline: '6px',
  border: `2px solid ${color.bg}`,
  borderRadius: radius.chip,
  fontSize: '14px',
  fontWeight: 800,
});

/** A dot marks the corner; the panel says the meaning in words. */
export const ordering = style([
  corner,
  { insetInlineEnd: '-4px', background: color.ember, color: color.onEmber },
]);

/** A call has the colours of the alarm. */
export const calling = style([
  corner,
  { insetInlineStart: '-4px', minHeight: '28px', background: kds.new, color: kds.onNew },
]);

export const called = style({ boxShadow: `0 0 0 4px ${kds.new}` });

export const double = style([
  ordering,
  {
    insetInlineEnd: 'auto',
    insetInlineStart: '-4px',
    background: color.danger,
    color: color.onDanger,
  },
]);

export const label = style([text.item, { display: 'inline-flex', gap: space[8], lineHeight: 1.2 }]);
export const seats = style({
  ...mixin.inlineRow(space[2]),
  fontWeight: 500,
});
export const guest = style({
  ...mixin.inlineRow(space[4]),
  maxWidth: '100%',
  paddingInline: space[8],
});
export const brunch = style({ flexShrink: 0 });
export const name = style({
  minWidth: 0,
  maxHeight: '2.5em',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
