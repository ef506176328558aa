import { style, styleVariants } from '@vanilla-extract/css';
import { unseen } from '../layout/VisuallyHidden.css';
import * as text from '../theme/text.css';
import {
  border,
  color,
  size as measures,
  media,
  mixin,
  motion,
  radius,
  space,
} from '../theme/vars';

export const base = style([
  text.item,
  {
    position: 'relative',
    ...mixin.inlineRow(space[8]),
    justifyContent: 'center',
    // Forced colours show this transparent border.
    border: `${border.control} solid transparent`,
    borderRadius: radius.button,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `transform ${motion.fast} ${motion.easeOut}`,
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&:active': { transform: 'scale(.98)' },
      '&[aria-busy="true"], &[aria-disabled="true"]': { cursor: 'default', transform: 'none' },
    },
    '@media': {
      [media.reducedMotion]: { selectors: { '&:active': { transform: 'none' } } },
      [media.withoutScripts]: { selectors: { 'button&': { display: 'none' } } },
    },
  },
]);

// The disabled look stays readable and has a dashed border besides colour.
const UNAVAILABLE = '&[aria-disabled="true"]';
const unavailable = {
  background: 'transparent',
  color: color.disabledInk,
  borderColor: color.control,
  borderStyle: 'dashed',
} as const;

type Look = { background: string } | { borderColor: string };

/** Only mice get the hover look: a tap leaves the look stuck on tablets. */
function pressable(look: Look, off: { color: string }) {
  return {
    selectors: { '&:active': look, [UNAVAILABLE]: off },
    '@media': { [media.hover]: { selectors: { '&:hover': look, [UNAVAILABLE]: off } } },
  };
}

function filled(ground: string, over: string, ink: string) {
  return { background: ground, color: ink, ...pressable({ background: over }, unavailable) };
}

export const tone = styleVariants({
  solid: filled(color.ember, color.emberHover, color.onEmber),
  tonal: {
    background: color.emberSoft,
    color: color.ember,
    ...pressable({ borderColor: color.ember }, unavailable),
  },
  outline: {
    background: color.surface,
    color: color.ink,
    borderColor: color.control,
    ...pressable({ background: color.sunken }, unavailable),
  },
  quiet: {
    background: 'transparent',
    color: color.ink,
    ...pressable({ background: color.sunken }, { color: color.disabledInk }),
  },
  danger: filled(color.danger, color.dangerHover, color.onDanger),
});

export const size = styleVariants({
  tap: { minHeight: measures.tap, padding: `${space[8]} ${space[16]}` },
  cta: { minHeight: measures.cta, padding: `${space[12]} ${space[20]}` },
  compact: {
    minHeight: measures.compact,
    minWidth: measures.compact,
    padding: `${space[4]} ${space[12]}`,
  },
});

export const block = style({ display: 'flex', width: '100%' });

/** Icons do not shrink beside long labels. */
export const icon = style({ display: 'inline-flex', flexShrink: 0 });

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const wordsFrom = styleVariants({
  md: { '@media': { [media.belowMd]: unseen } },
  xl: { '@media': { [media.belowXl]: unseen } },
});

export const labelBeforeTrailing = style({ flex: 1, textAlign: 'start' });

export const trailing = style({ flexShrink: 0 });
