import { media } from '../../ui/theme/breakpoints';
import { vars } from '../../ui/theme/vars.css';

const { space } = vars;

/** A page in the frame: from `lg` on it scrolls by itself. */
export const pageFrame = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  flex: 1,
  minHeight: 0,
  padding: `${space[16]} ${vars.gutter} ${space[40]}`,
  background: vars.color.bg,
  '@media': { [media.lg]: { overflowY: 'auto' } },
} as const;

/** A page's title with the page's buttons. */
export const pageHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
} as const;
