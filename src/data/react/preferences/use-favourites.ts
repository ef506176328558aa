import { storedFavourites } from '../../preferences/favourites';
import { useStoredValue } from '../core/use-stored-value';

/** Ids of the dishes this device likes. */
export function useFavourites(): readonly number[] {
  return useStoredValue(storedFavourites);
}
