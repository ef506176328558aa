import { type ComponentType, lazy } from 'react';
import { retryImport } from '../../i18n/retry-import';

/** Loads a part lazily; a failed load leaves the page intact. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retryImport(load) }));
}
