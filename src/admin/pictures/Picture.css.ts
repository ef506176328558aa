import { style } from '@vanilla-extract/css';
import * as text from '../../ui/theme/text.css';
import { border, color, media, radius, space } from '../../ui/theme/vars';

export const hint = style([text.small, text.muted, { flexGrow: 1 }]);

export const sides = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});

/** Touch moves the photo and does not scroll the dialog. */
export const frame = style({
  width: '100%',
  maxWidth: '420px',
  overflow: 'hidden',
  border: `${border.hair} solid ${color.line}`,
  borderRadius: radius.card,
  background: color.pictureGround,
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
});

export const canvas = style({ display: 'block', width: '100%', height: 'auto' });

export const input = style({
  display: 'grid',
  gridTemplateColumns: '112px 1fr',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
});
export const legend = style([text.small, { marginBottom: space[4] }]);
export const now = style({ borderRadius: radius.field, height: 'auto', aspectRatio: '1' });
export const wide = style([now, { flexGrow: 1, height: 'auto', aspectRatio: '3 / 2' }]);
export const phone = style([now, { width: '30%', height: 'auto', aspectRatio: '8 / 11' }]);

export const dropZone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  padding: space[24],
  textAlign: 'center',
  border: `${border.hair} dashed ${color.control}`,
  borderRadius: radius.card,
  selectors: { '&[data-over=true]': { background: color.lagoonSoft } },
});

export const photoRow = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
});

export const fileName = style({ overflowWrap: 'anywhere' });
