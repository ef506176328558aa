import * as v from 'valibot';
import { listOf } from '../fields';

const MOST_ROWS = 500;

/** The body of POST /api/admin/menu/{categories,items}/order: ids in their new order. */
export const orderMenuInput = v.object({
  ids: v.pipe(
    listOf(v.pipe(v.number('id.invalid'), v.integer('id.invalid')), MOST_ROWS),
    v.minLength(1, 'id.invalid'),
    v.check((ids) => new Set(ids).size === ids.length, 'id.invalid'),
  ),
});
