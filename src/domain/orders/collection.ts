import * as v from 'valibot';
import { requiredText } from '../fields';
import { phoneText } from '../phone';

/** The schema checks the contact for a collection. Third-party API clients may omit the contact. */
export const collectionForm = v.object({
  guestName: requiredText('name.required', 120),
  phone: phoneText(),
});
