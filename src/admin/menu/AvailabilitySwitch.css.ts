import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, motion, space } = vars;

const ON = '[aria-checked="true"] > &';

/** The target is 56 px high and includes the label. */
export const button = style([
  text.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[12],
    flexShrink: 0,
    minHeight: vars.size.cta,
    paddingInline: space[8],
    border: 0,
    borderRadius: vars.radius.button,
    background: 'transparent',
    color: color.ink,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: { '&:hover': { background: color.sunken } },
  },
]);

export const track = style({
  display: 'block',
  flexShrink: 0,
  width: space[56],
  height: space[32],
  padding: space[2],
  border: `${vars.border.control} solid ${color.control}`,
  borderRadius: vars.radius.chip,
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
  borderRadius: vars.radius.chip,
  background: color.control,
  transition: `transform ${motion.fast} ${motion.easeOut}`,
  selectors: { [KNOB_ON]: { background: color.surface, transform: `translateX(${space[24]})` } },
  '@media': { '(forced-colors: active)': { background: 'ButtonText' } },
});
