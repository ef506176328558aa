import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type ReactNode, use } from 'react';
import { addWords, hasWords, type LazyWords } from './i18n';
import { languageOf } from './language';
import { retryImport } from './retry-import';

const coming = new WeakMap<I18n, Partial<Record<LazyWords, Promise<void>>>>();
/** A promise that React need not wait for: a server draws the page in one go. */
const THERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type WordsProps = { children: ReactNode };

/** Holds a screen back until the sentences that follow an order are there. */
export function OrderWords({ children }: WordsProps) {
  const { i18n } = useLingui();
  use(wordsOnTheWay(i18n, 'order'));
  return children;
}

/** Holds a part of the page back until the sentences of what follows the menu are there. */
export function SiteWords({ children }: WordsProps) {
  const { i18n } = useLingui();
  use(wordsOnTheWay(i18n, 'site'));
  return children;
}

function wordsOnTheWay(i18n: I18n, name: LazyWords): Promise<void> {
  const ofThisOne = coming.get(i18n) ?? {};
  coming.set(i18n, ofThisOne);
  const known = ofThisOne[name];
  if (known) return known;
  if (hasWords(i18n, name)) return THERE;
  const promise = retryImport(() => addWords(i18n, name, languageOf(i18n.locale)));
  ofThisOne[name] = promise;
  return promise;
}
