import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/breakpoints';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';

const { color, space } = vars;

const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `${space[20]} ${space[16]}`,
  border: `${vars.border.hair} solid transparent`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.md]: { padding: space[24] },
    [media.print]: { padding: 0 },
  },
});

export const tone = styleVariants({
  honey: [header, { background: color.honeySoft }],
  success: [header, { background: color.successSoft }],
  danger: [header, { background: color.dangerSoft }],
  lagoon: [header, { background: color.lagoonSoft }],
  neutral: [header, { background: color.sunken }],
});

const iconBox = style({
  display: 'inline-flex',
  '@media': { [media.print]: { display: 'none' } },
});

export const icon = styleVariants({
  honey: [iconBox, { color: color.honey }],
  success: [iconBox, { color: color.success }],
  danger: [iconBox, { color: color.danger }],
  lagoon: [iconBox, { color: color.lagoon }],
  neutral: [iconBox, { color: color.muted }],
});

export const body = style([
  text.body,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space[8],
    maxWidth: '34rem',
    // Two lines and the order code fit, so the content below stays in place when the response arrives.
    '@media': { screen: { minHeight: '6.125rem' } },
  },
]);
