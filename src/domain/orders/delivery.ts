import * as v from 'valibot';
import { humanText, lineText, phoneText, requiredText } from '../fields';

export const DEFAULT_CITY = 'Fethiye';

export const deliveryForm = v.object({
  fullName: requiredText('full_name.required', 120),
  phone: phoneText(),
  address: v.pipe(humanText(300), v.minLength(5, 'address.incomplete')),
  city: requiredText('city.required', 80),
  postalCode: v.optional(lineText(12), ''),
  instructions: v.optional(humanText(500), ''),
});

export type DeliveryDetails = v.InferOutput<typeof deliveryForm>;

export const EMPTY_DELIVERY: DeliveryDetails = {
  fullName: '',
  phone: '',
  address: '',
  city: DEFAULT_CITY,
  postalCode: '',
  instructions: '',
};

export type Coordinates = { latitude: number; longitude: number };

const EARTH_RADIUS_KM = 6371;

export function distanceKm(from: Coordinates, to: Coordinates): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const halfChord =
    Math.sin(rad(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(rad(from.latitude)) *
      Math.cos(rad(to.latitude)) *
      Math.sin(rad(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(halfChord));
}
