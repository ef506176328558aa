import { style } from '@vanilla-extract/css';
import { centredPage } from '../../ui/layout/centred-page';
import * as text from '../../ui/theme/text.css';
import { color, media, size, space } from '../../ui/theme/vars';
import { entryCard } from './page-frame';

// The background has two gradients in the brand's colours.
export const stage = style({
  ...centredPage,
  // A part that arrives late, such as the demo accounts, must not move the form under a finger.
  justifyContent: 'flex-start',
  padding: `${space[24]} ${size.gutter}`,
  '@media': { [media.md]: { paddingTop: 'max(24px, 10vh)' } },
  background: [
    `radial-gradient(60rem 40rem at 0% 0%, ${color.emberSoft}, transparent 70%)`,
    `radial-gradient(50rem 36rem at 100% 30%, ${color.lagoonSoft}, transparent 70%)`,
    color.bg,
  ].join(', '),
});

export const card = style({ ...entryCard, maxWidth: '500px' });

export const wordmark = style([text.displayM, { color: color.ember }]);
