import { type ComponentType, lazy } from 'react';
import { retryImport } from '../../i18n/retry-import';

/** A part of the page that may come late, and never takes the page down with it. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retryImport(load) }));
}
