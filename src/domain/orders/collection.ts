import * as v from 'valibot';
import { phoneText, requiredText } from '../fields';

/** Whom the bar calls when an order for collection is ready. API clients other than the app may leave it out. */
export const collectionForm = v.object({
  guestName: requiredText('name.required', 120),
  phone: phoneText(),
});
