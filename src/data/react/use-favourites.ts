import { storedFavourites } from '../device/favourites';
import { useStoredValue } from './use-stored-value';

/** Ids of the dishes this device likes. */
export function useFavourites(): readonly number[] {
  return useStoredValue(storedFavourites);
}
