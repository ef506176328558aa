import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/breakpoints';
import * as text from '../../ui/theme/text.css';
import { vars } from '../../ui/theme/vars.css';

const { color, space } = vars;

const drop = keyframes({ from: { transform: 'translateY(-12px)', opacity: 0 } });

export const sheet = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  padding: `${space[8]} ${vars.gutter} ${space[20]}`,
  background: color.bg,
  borderBottom: `${vars.border.hair} solid ${color.line}`,
  borderRadius: `0 0 ${vars.radius.sheet} ${vars.radius.sheet}`,
  maxHeight: `calc(100dvh - ${vars.size.topBar})`,
  overflowY: 'auto',
  zIndex: vars.z.sticky,
  animation: `${drop} ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': {
    // The top bar shows the sections there, so the sheet holds the rest.
    [media.lg]: {
      left: 'auto',
      right: `max(${vars.gutter}, (100% - ${vars.size.contentMax}) / 2)`,
      width: vars.size.panel,
      border: `${vars.border.hair} solid ${color.line}`,
      borderTop: 0,
      boxShadow: vars.shadow.e2,
    },
  },
});

export const places = style({ '@media': { [media.lg]: { display: 'none' } } });

export const row = style([
  text.title,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    width: '100%',
    minHeight: '56px',
    paddingBlock: space[8],
    color: color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[aria-current="true"]': { color: color.ember },
      'li + li &': { borderTop: `${vars.border.hair} solid ${color.line}` },
    },
  },
]);

export const outside = style({
  position: 'fixed',
  inset: `${vars.size.topBar} 0 0`,
  background: color.scrim,
  '@media': { [media.lg]: { background: 'transparent' } },
});

export const more = style({
  display: 'grid',
  gap: space[8],
  selectors: {
    'ul + &': { marginTop: space[8], borderTop: `${vars.border.hair} solid ${color.line}` },
  },
  '@media': { [media.lg]: { selectors: { 'ul + &': { marginTop: 0, borderTop: 0 } } } },
});

export const looks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  paddingTop: space[12],
  selectors: { '* + &': { borderTop: `${vars.border.hair} solid ${color.line}` } },
});

export const looksName = style([text.small, { width: '100%', color: color.muted }]);
