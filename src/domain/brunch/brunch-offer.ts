import type { Named } from './brunch-menu';
import type { BrunchPlate } from './brunch-party';
import type { BrunchRules } from './brunch-rules';

type Offer = Pick<BrunchRules, 'foods' | 'sauces' | 'drinks'>;

export function needsBrunchSauce(food: string, { foods, sauces }: Offer): boolean {
  return sauces.length > 0 && foods.some(({ nameEn, hasSauce }) => hasSauce && nameEn === food);
}

export function offers(list: readonly Named[], value: string): boolean {
  return list.some(({ nameEn }) => nameEn === value);
}

/** Names what these plates have that is not offered, and the dishes that lack their sauce. */
export function unoffered(plates: readonly BrunchPlate[], offer: Offer) {
  const gone = plates.flatMap(({ food, sauce, drink }) => {
    const isSauced = needsBrunchSauce(food, offer);
    const isSauceGone = sauce !== null && !(isSauced && offers(offer.sauces, sauce));
    return [
      ...(offers(offer.foods, food) ? [] : [food]),
      ...(isSauceGone && offers(offer.foods, food) ? [sauce] : []),
      ...(offers(offer.drinks, drink) ? [] : [drink]),
    ];
  });
  const unsauced = plates
    .filter(({ food, sauce }) => sauce === null && needsBrunchSauce(food, offer))
    .map(({ food }) => food);
  return { gone: [...new Set(gone)], unsauced: [...new Set(unsauced)] };
}

/** The rows of the offer that these plates name. */
export function namedIn(plates: readonly BrunchPlate[], offer: Offer): Named[] {
  const values = new Set<string | null>(
    plates.flatMap(({ food, sauce, drink }) => [food, sauce, drink]),
  );
  return [...offer.foods, ...offer.sauces, ...offer.drinks].filter(({ nameEn }) =>
    values.has(nameEn),
  );
}
