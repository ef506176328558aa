import * as v from 'valibot';
import { humanText, phoneText, requiredText } from '../fields';

export const DEFAULT_CITY = 'Fethiye';

/** The delivery step: full name, phone, address of at least 5 characters, city; the rest is optional. */
export const deliveryForm = v.object({
  fullName: requiredText('full_name.required', 120),
  phone: phoneText(),
  address: v.pipe(humanText(300), v.minLength(5, 'address.incomplete')),
  city: requiredText('city.required', 80),
  postalCode: v.optional(humanText(12), ''),
  instructions: v.optional(humanText(500), ''),
});

export type DeliveryDetails = v.InferOutput<typeof deliveryForm>;
