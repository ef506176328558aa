import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, use } from 'react';
import { addWords, hasWords } from './i18n';
import { languageOf } from './language';

const coming = new WeakMap<I18n, Promise<void>>();
/** A promise that React need not wait for: a server draws the page in one go. */
const THERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Holds a screen back until the sentences that follow an order are there. */
export function OrderWords({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  use(orderWords(i18n));
  return children;
}

function orderWords(i18n: I18n): Promise<void> {
  const known = coming.get(i18n);
  if (known) return known;
  if (hasWords(i18n, 'order')) return THERE;
  const promise = addWords(i18n, 'order', languageOf(i18n.locale));
  coming.set(i18n, promise);
  // A phone that lost its signal may try again with the next tap.
  promise.catch(() => coming.delete(i18n));
  return promise;
}
