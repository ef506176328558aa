import { style } from '@vanilla-extract/css';
import * as text from '../../../ui/theme/text.css';
import { border, color, mixin, radius, space, z } from '../../../ui/theme/vars';
import { surface } from '../../page/page-frame';

export const scroll = style({
  overflowX: 'auto',
  ...surface,
});

// The last blocks may extend past the end of the timeline.
export const lines = style({ position: 'relative', width: 'calc(96px + var(--evening) + 80px)' });

export const head = style([
  text.small,
  { display: 'flex', minHeight: '40px', paddingInlineStart: '96px', color: color.muted },
]);

export const step = style({ display: 'flex', alignItems: 'center', width: '88px' });

export const row = style({
  display: 'flex',
  borderTop: `${border.hair} solid ${color.line}`,
});

export const table = style([
  text.small,
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: z.sticky,
    ...mixin.stack(),
    justifyContent: 'center',
    width: '96px',
    flexShrink: 0,
    paddingInline: space[8],
    borderInlineEnd: `${border.hair} solid ${color.line}`,
    background: color.surface,
    color: color.ink,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
]);

export const line = style({
  ...mixin.stack(space[8]),
  width: 'var(--evening)',
  flexShrink: 0,
  paddingBlock: space[8],
  borderInlineEnd: `1px solid ${color.line}`,
  background: `repeating-linear-gradient(90deg, ${color.line} 0 1px, transparent 1px 44px)`,
});

/** All blocks of a lane share one cell, each offset to its time; the lane grows with its text. */
export const lane = style({
  display: 'grid',
  gridTemplateColumns: 'var(--evening)',
  minHeight: '64px',
});

export const block = style([
  text.small,
  {
    position: 'relative',
    gridArea: '1 / 1',
    width: 'var(--width)',
    marginInlineStart: 'var(--from)',
    padding: `${space[4]} ${space[8]}`,
    border: `${border.control} solid ${color.lagoon}`,
    borderRadius: radius.tag,
    background: color.lagoonSoft,
    color: color.ink,
    lineHeight: 1.25,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
]);

export const pending = style({ borderColor: color.honey, background: color.honeySoft });
export const over = style({ borderColor: color.control, background: color.sunken });
export const conflict = style({
  borderColor: color.danger,
  background: `repeating-linear-gradient(135deg, ${color.surface} 0 8px, ${color.dangerSoft} 8px 16px)`,
});
export const words = style({ display: 'block' });

export const now = style({
  position: 'absolute',
  insetInlineStart: 'calc(96px + var(--now))',
  top: 0,
  bottom: 0,
  width: '2px',
  background: color.ember,
  pointerEvents: 'none',
});

export const day = style([text.item, { minWidth: 'min(11rem, 100%)', textAlign: 'center' }]);
