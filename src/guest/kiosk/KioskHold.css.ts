import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/vars';

/** A guest can only order: nothing to select, to press long, to zoom, to reload by pulling or to print. */
export const held = style({
  WebkitTouchCallout: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  touchAction: 'pan-x pan-y',
  overscrollBehavior: 'none',
});

globalStyle(`${held} :is(input, textarea)`, { userSelect: 'text', WebkitUserSelect: 'text' });
globalStyle(`${held} img`, { pointerEvents: 'none' });
globalStyle(`${held} body`, { '@media': { [media.print]: { display: 'none' } } });
