import * as v from 'valibot';
import { lineText, requiredText } from '../fields';
import type { Mutation } from '../sync/mutation';
import { OF_BRUNCH } from './booking';
import { BRUNCH_MOST_PEOPLE } from './brunch-rules';
import { changedFields, isOver, newFields, partyUpTo } from './staff-booking';

const CHOICE_MAX = 60;

/** Describes the body of POST /api/admin/brunch-reservations. The others of the party choose at the table. */
const addBrunchInput = v.object({
  ...newFields,
  partySize: partyUpTo(BRUNCH_MOST_PEOPLE),
  selectedFood: requiredText('brunch.food_required', CHOICE_MAX),
  selectedSauce: v.optional(v.nullable(lineText(CHOICE_MAX)), null),
  selectedDrink: requiredText('brunch.drink_required', CHOICE_MAX),
});
export type AddBrunchInput = v.InferOutput<typeof addBrunchInput>;

export const addBrunchMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.add',
  method: 'POST',
  path: '/api/admin/brunch-reservations',
  schema: addBrunchInput,
  verb: 'add-brunch',
  audit: 'brunch_reservation.add',
} as const satisfies Mutation;

const changed = {
  ...changedFields,
  partySize: v.exactOptional(partyUpTo(BRUNCH_MOST_PEOPLE)),
};
const editBrunchInput = v.object({ ...changed, from: v.optional(v.object(changed), {}), isOver });

export const editBrunchMutation = {
  ...OF_BRUNCH,
  kind: 'brunch.edit',
  method: 'PUT',
  path: '/api/admin/brunch-reservations/:id',
  schema: editBrunchInput,
  verb: 'edit-brunch',
  audit: 'brunch_reservation.edit',
} as const satisfies Mutation;
