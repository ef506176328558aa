import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, use } from 'react';
import { addWords, hasWords } from './i18n';
import { languageOf } from './language';

const coming = new WeakMap<I18n, Promise<void>>();

/** Holds a screen back until the sentences that follow an order are there. */
export function OrderWords({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  if (!hasWords(i18n, 'order')) use(orderWords(i18n));
  return children;
}

function orderWords(i18n: I18n): Promise<void> {
  const promise = coming.get(i18n) ?? addWords(i18n, 'order', languageOf(i18n.locale));
  coming.set(i18n, promise);
  // A phone that lost its signal may try again with the next tap.
  promise.catch(() => coming.delete(i18n));
  return promise;
}
