import type { TurkishNames } from '#domain/bookings/brunch-rules';
import { brunchName } from '#domain/bookings/brunch-rules';
import { DishName } from '../menu/dish/Dish';

type BrunchNameProps = { value: string; names?: TurkishNames | null | undefined };

export function BrunchName({ value, names }: BrunchNameProps) {
  return <DishName row={{ nameEn: value, nameTr: brunchName(value, 'tr', names) }} />;
}
