import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/breakpoints';
import * as text from '../../../ui/theme/text.css';
import { vars } from '../../../ui/theme/vars.css';
import { railLink } from './NavRail.css';

const { color, space } = vars;

/** The count stands at the end of the row, or at the icon's corner on a narrow rail. */
export const unread = style([
  text.small,
  text.numeric,
  {
    minWidth: space[24],
    marginInlineStart: 'auto',
    paddingInline: space[8],
    borderRadius: vars.radius.chip,
    background: color.honeySoft,
    color: color.honey,
    fontWeight: 700,
    textAlign: 'center',
    selectors: {
      [`${railLink} &`]: { position: 'absolute', top: space[4], insetInlineStart: '60%' },
    },
    '@media': {
      [media.xl]: { selectors: { [`${railLink} &`]: { position: 'static' } } },
    },
  },
]);
