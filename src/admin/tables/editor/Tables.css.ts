import { style, styleVariants } from '@vanilla-extract/css';
import { PLAN } from '#domain/tables/venue-table';
import * as text from '../../../ui/theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../../ui/theme/vars';
import * as parts from '../../shared/Parts.css';
import { placed } from '../plan/TablePlan.css';

export const mark = style([
  text.item,
  {
    ...mixin.centred(),
    minWidth: size.kiosk,
    minHeight: '72px',
    padding: space[4],
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.ticket,
    background: color.surface,
    color: color.ink,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]': {
        borderColor: color.ember,
        background: color.emberSoft,
        boxShadow: `0 0 0 2px ${color.ember}`,
      },
    },
    '@media': {
      [media.md]: { position: 'absolute', insetInlineStart: 'var(--x)', top: 'var(--y)' },
    },
  },
]);

export const shape = styleVariants({
  round: { '@media': { [media.md]: { width: '112px', height: '112px', borderRadius: '50%' } } },
  square: { '@media': { [media.md]: { width: '120px', height: '96px' } } },
  long: { '@media': { [media.md]: { width: '136px', height: '96px' } } },
});

export const blocked = style({
  background: `repeating-linear-gradient(135deg, ${color.surface} 0 8px, ${color.sunken} 8px 16px)`,
});

export const unsaved = style({ borderStyle: 'dashed' });

/** The editor shows the whole plan at full size, on a phone as rows. */
export const plan = style([
  placed,
  {
    '@media': {
      [media.md]: {
        width: `${PLAN.width}px`,
        height: `${PLAN.height}px`,
      },
    },
  },
]);

/** Touch moves the table and does not scroll the plan. */
export const movable = style({
  '@media': { [media.md]: { cursor: 'grab', touchAction: 'none' } },
});

export const form = style({
  ...mixin.stack(space[12]),
  minWidth: 0,
});
export const refused = style([
  parts.refused,
  { ...mixin.stack(space[8]), marginBottom: space[12] },
]);
