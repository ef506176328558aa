import { style } from '@vanilla-extract/css';
import * as text from '../../theme/text.css';
import { border, color, media, mixin, radius, size, space } from '../../theme/vars';

export const shell = style({
  ...mixin.stack(space[4]),
  minWidth: 0,
});

export const label = style([text.body, { fontWeight: 600 }]);

export const error = style([
  text.small,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[4],
    color: color.danger,
    fontWeight: 600,
  },
]);

/** The selection draws an inner line, because a thicker border would move the content. */
export const chosen = {
  borderColor: color.lagoon,
  background: color.lagoonSoft,
  boxShadow: `inset 0 0 0 1.5px ${color.lagoon}`,
} as const;

export const errorIcon = style({ flexShrink: 0, marginTop: '2px' });

/** The text has at least 16 px, because phones zoom in on smaller inputs. */
export const box = style([
  text.body,
  {
    width: '100%',
    minWidth: 0,
    minHeight: size.tap,
    padding: `${space[8]} ${space[12]}`,
    border: `${border.control} solid ${color.control}`,
    borderRadius: radius.field,
    background: color.surface,
    color: color.ink,
    // In a low window the label and hint come into sight with the focused field.
    '@media': { [media.low]: { scrollMarginTop: '8rem' } },
    selectors: {
      '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px' },
      '&[readonly]': { background: color.sunken },
      '&:-webkit-autofill': {
        WebkitTextFillColor: color.ink,
        boxShadow: `inset 0 0 0 100px ${color.lagoonSoft}`,
      },
    },
  },
]);
