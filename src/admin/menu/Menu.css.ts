import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, mixin, motion, radius, size, space } from '../../ui/theme/vars';
import { pageFrame, surface } from '../page/page-frame';
import * as base from '../shared/Parts.css';

export const page = style({
  ...pageFrame,
  gap: space[24],
  padding: `${space[12]} ${space[16]} ${space[32]}`,
  '@media': { [media.md]: { paddingInline: space[24] }, ...pageFrame['@media'] },
});

export const tools = style({
  ...mixin.wrapped(space[12]),
  '@media': { [media.md]: { maxWidth: '640px' } },
});

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space[12],
  listStyle: 'none',
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[8],
  minWidth: 0,
  padding: `${space[8]} ${space[8]} ${space[8]} ${space[16]}`,
  ...surface,
});

/** The edge marks a sold-out dish besides label and switch. */
export const isOut = style({ borderStyle: 'dashed', borderColor: color.control });

export const row = style({
  ...mixin.wrapped(),
  justifyContent: 'space-between',
  columnGap: space[12],
});

export const words = style({ flex: '1 1 8rem', minWidth: 0, paddingBlock: space[4] });

export const name = style([text.item, { overflowWrap: 'anywhere' }]);

export const reason = style([text.small, { paddingBottom: space[8] }]);

export const strip = style([
  base.strip,
  {
    padding: `${space[4]} ${space[8]} ${space[4]} ${space[12]}`,
    borderRadius: radius.button,
    background: color.honeySoft,
    fontWeight: 600,
  },
]);

const ON = '[aria-checked="true"] > &';

/** The target is 56 px high and includes the label. */
export const button = style([
  text.small,
  {
    ...mixin.inlineRow(space[12]),
    justifyContent: 'flex-end',
    flexShrink: 0,
    minHeight: size.cta,
    paddingInline: space[8],
    border: 0,
    borderRadius: radius.button,
    background: 'transparent',
    color: color.ink,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '@media': mixin.onHover({ background: color.sunken }),
  },
]);

export const track = style({
  display: 'block',
  flexShrink: 0,
  width: space[56],
  height: space[32],
  padding: space[2],
  border: `${border.control} solid ${color.control}`,
  borderRadius: radius.chip,
  background: color.sunken,
  transition: `background-color ${motion.fast} ${motion.easeOut}`,
  selectors: { [ON]: { borderColor: color.success, background: color.success } },
  '@media': { '(forced-colors: active)': { selectors: { [ON]: { background: 'Highlight' } } } },
});

const KNOB_ON = '[aria-checked="true"] > * > &';

export const knob = style({
  display: 'block',
  width: space[24],
  height: '100%',
  borderRadius: radius.chip,
  background: color.control,
  transition: `transform ${motion.fast} ${motion.easeOut}`,
  selectors: { [KNOB_ON]: { background: color.surface, transform: `translateX(${space[24]})` } },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});
