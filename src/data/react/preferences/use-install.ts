import { installStore } from '../../preferences/install-store';
import { useStore } from '../core/use-store';

/** Whether the browser would install the app, and the tap that lets it. */
export function useInstall(): { canInstall: boolean; install(): Promise<void> } {
  const prompt = useStore(installStore);
  return {
    canInstall: prompt !== null,
    async install() {
      // An offer works once.
      installStore.set(null);
      await prompt?.prompt();
    },
  };
}
