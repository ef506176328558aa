import { placed, svg } from '../kit/paint';
import { bodyOf, CANVAS } from '../loops/loop';
import { POOL_LOOP } from '../loops/pool-loop';

/** At this share of the loop the ball is between the others. */
const SHARE = 0.08;

/** Draws one moment of the pool table's loop as a square. */
export function poolCorner(): string {
  return svg(placed(bodyOf(POOL_LOOP, SHARE), 0, -140), CANVAS.width, CANVAS.width);
}
