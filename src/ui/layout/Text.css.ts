import { style, styleVariants } from '@vanilla-extract/css';
import * as text from '../theme/text.css';
import { vars } from '../theme/vars.css';

const { color } = vars;

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
