import { style } from '@vanilla-extract/css';
import { scan } from '../../../ui/theme/palette';
import * as text from '../../../ui/theme/text.css';
import { color, mixin, radius, space } from '../../../ui/theme/vars';

const fullScreen = {
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  borderRadius: 0,
} as const;

export const ask = style([text.body, { ...mixin.stack(space[8]), fontWeight: 600 }]);

/** The sheet fills the screen in the two colours with the most contrast. */
export const poster = style({
  selectors: {
    // The doubled selector must win over the sheet's own style.
    '&&': { ...fullScreen, background: color.bg, color: color.ink },
  },
});

export const words = style({
  ...mixin.stack(space[16]),
  maxWidth: '48rem',
  marginInline: 'auto',
});

export const code = style([
  text.numeric,
  { fontSize: 'clamp(4rem, 22vw, 9rem)', lineHeight: 1, fontWeight: 800, whiteSpace: 'nowrap' },
]);

export const service = style({ fontSize: '1.75rem', lineHeight: 1.2, fontWeight: 700 });

export const lines = style({ borderTop: `2px solid ${color.ink}` });

export const line = style({
  display: 'flex',
  gap: space[12],
  paddingBlock: space[12],
  borderBottom: `2px solid ${color.ink}`,
  fontSize: '1.375rem',
  lineHeight: 1.25,
  fontWeight: 700,
});

export const quantity = style([text.numeric, { flexShrink: 0 }]);

/** The sheet fills the screen, because a camera needs a large code. */
export const page = style({
  selectors: {
    // The doubled selector must win over the sheet's own style.
    '&&': fullScreen,
  },
});

export const qrWords = style([
  text.body,
  {
    ...mixin.stack(space[16]),
    alignItems: 'center',
    maxWidth: '34rem',
    marginInline: 'auto',
    textAlign: 'center',
  },
]);

export const picture = style({
  width: 'min(100%, 64dvh)',
  height: 'auto',
  borderRadius: radius.field,
  background: scan.paper,
  fill: scan.ink,
  forcedColorAdjust: 'none',
});
