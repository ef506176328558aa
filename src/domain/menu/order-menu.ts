import * as v from 'valibot';
import { listOf } from '../fields';

const MOST_ROWS = 500;

export const orderMenuInput = v.object({
  ids: v.pipe(
    listOf(v.pipe(v.number('id.invalid'), v.integer('id.invalid')), MOST_ROWS),
    v.minLength(1, 'id.invalid'),
    v.check((ids) => new Set(ids).size === ids.length, 'id.invalid'),
  ),
});
