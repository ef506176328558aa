import { installStore } from '../../preferences/install-store';
import { useStore } from '../core/use-store';

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
