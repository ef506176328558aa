import type { PluginOption } from 'vite';
import { build } from 'vite';

export function workerScript(name: string, entry: string, target: string[]): PluginOption {
  return {
    name: 'worker-script',
    apply: 'build',
    async generateBundle() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          target,
          rolldownOptions: {
            input: { [name]: entry },
            output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
          },
        },
      });
      const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
      for (const chunk of chunks) {
        if (chunk.type !== 'chunk') continue;
        this.emitFile({ type: 'asset', fileName: chunk.fileName, source: chunk.code });
      }
    },
  };
}
