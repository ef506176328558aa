import * as v from 'valibot';
import { FOREVER, type Mutation } from '../sync/mutation';

const answer = {
  seatNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
  isLetIn: v.boolean(),
};

/** Somebody at the table answers the question of the phone with this number. */
export const answerPhoneInput = v.object(answer);

/** Staff saw the question of `at` (ISO time); a later question of the same phone stays open. */
const letInInput = v.object({ ...answer, at: v.string() });

export type AnswerPhoneInput = v.InferOutput<typeof answerPhoneInput>;
export type LetInInput = v.InferOutput<typeof letInInput>;

export const letInMutation = {
  kind: 'seating.let_in',
  entity: 'call',
  method: 'POST',
  path: '/api/admin/seatings/:id/let-in',
  schema: letInInput,
  verb: 'let-in',
  routes: 'admin-bills',
  need: 'orders.change',
  ttlMs: FOREVER,
  staleCode: 'booking.too_late',
  row: { name: 'seating', store: 'seating' },
  audit: 'seating.let_in',
} as const satisfies Mutation;
