import { storedFavourites } from '../../preferences/favourites';
import { useStoredValue } from '../core/use-stored-value';

export function useFavourites(): readonly number[] {
  return useStoredValue(storedFavourites);
}
