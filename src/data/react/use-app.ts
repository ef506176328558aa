import type { KioskFacts } from '#domain/kiosks/kiosk';
import { storedKiosk } from '../kiosks/stored-kiosk';
import { installStore } from '../preferences/install-store';
import { storedTheme, storeTheme, type Theme } from '../preferences/theme';
import { type Update, updateStore } from '../start/update-store';
import { useStore, useStoredValue } from './use-store';

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useStoredValue(storedTheme), storeTheme];
}

export function useInstall(): { canInstall: boolean; install(): Promise<void> } {
  const prompt = useStore(installStore);
  return {
    canInstall: prompt !== null,
    async install() {
      // The browser shows a prompt once.
      installStore.set(null);
      await prompt?.prompt();
    },
  };
}

export function useUpdate(): Update {
  return useStore(updateStore);
}

/** Returns this kiosk's settings; null without a kiosk, or before its approval. */
export function useKioskFacts(): KioskFacts | null {
  return useStoredValue(storedKiosk)?.facts ?? null;
}
