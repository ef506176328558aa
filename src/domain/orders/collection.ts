import * as v from 'valibot';
import { phoneText, requiredText } from '../fields';

/** The schema checks the contact for a collection. Third-party API clients may omit the contact. */
export const collectionForm = v.object({
  guestName: requiredText('name.required', 120),
  phone: phoneText(),
});
