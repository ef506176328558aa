import * as v from 'valibot';
import { lineText } from '../fields';

/** Describes the body of POST /api/loyalty/redeem, as specified. The server compares the cost with its own. */
export const redeemInput = v.object({
  pointsToRedeem: v.pipe(
    v.number('points.invalid'),
    v.integer('points.invalid'),
    v.minValue(1, 'points.invalid'),
    v.maxValue(1_000_000, 'points.invalid'),
  ),
  menuItemId: v.pipe(
    v.number('id.invalid'),
    v.safeInteger('id.invalid'),
    v.minValue(1, 'id.invalid'),
  ),
  description: v.nullish(lineText(200)),
});

export type RedeemInput = v.InferOutput<typeof redeemInput>;
export const REDEEM_KIND = 'loyalty.redeem';
