import { storedTheme, storeTheme, type Theme } from '../../preferences/theme';
import { useStoredValue } from '../core/use-stored-value';

/** The look chosen on this device, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useStoredValue(storedTheme), storeTheme];
}
