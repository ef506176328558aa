/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: unknown[] };
console.error(self.__WB_MANIFEST.length);
