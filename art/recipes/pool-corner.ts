import { placed, svg } from '../kit/paint';
import { bodyOf, CANVAS } from '../loops/loop';
import { POOL_LOOP } from '../loops/pool-loop';

/** The ball is between the others. */
const SHARE = 0.08;

/** One moment of the pool table's loop, from the lamp down to the rolling ball, as a square. */
export function poolCorner(): string {
  return svg(placed(bodyOf(POOL_LOOP, SHARE), 0, -140), CANVAS.width, CANVAS.width);
}
