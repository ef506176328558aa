import { storedTheme, storeTheme, type Theme } from '../../preferences/theme';
import { useStoredValue } from '../core/use-stored-value';

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useStoredValue(storedTheme), storeTheme];
}
