import { storedTheme, storeTheme, type Theme } from '../device/theme';
import { useStoredValue } from './use-stored-value';

/** The look chosen on this device, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useStoredValue(storedTheme), storeTheme];
}
