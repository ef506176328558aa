import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { use } from 'react';
import type { LazyWords } from './i18n';
import { addWords, hasWords, retryImport } from './i18n';

const coming = new WeakMap<I18n, Partial<Record<LazyWords, Promise<void>>>>();
/** React treats this promise as resolved, because the server renders a page in one pass. */
const THERE = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

type WordsProps = { children: ReactNode };

export function VisitWords({ children }: WordsProps) {
  return (
    <>
      <Wait name="visit" />
      {children}
    </>
  );
}

/** The screens that few visits open share parts with the others, so they need both catalogs. */
export function SeldomWords({ children }: WordsProps) {
  return (
    <>
      <Wait name="seldom" />
      <VisitWords>{children}</VisitWords>
    </>
  );
}

/** Suspends until the catalog is there. React renders what stands beside it meanwhile, so lazy parts load with it. */
function Wait({ name }: { name: LazyWords }) {
  const { i18n } = useLingui();
  use(wordsOnTheWay(i18n, name));
  return null;
}

function wordsOnTheWay(i18n: I18n, name: LazyWords): Promise<void> {
  const ofThisOne = coming.get(i18n) ?? {};
  coming.set(i18n, ofThisOne);
  const known = ofThisOne[name];
  if (known) return known;
  if (hasWords(i18n, name)) return THERE;
  const promise = retryImport(() => addWords(i18n, name));
  ofThisOne[name] = promise;
  return promise;
}
