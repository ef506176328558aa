import type { ComponentType } from 'react';
import { OrderWords } from '../i18n/LazyWords';

/** Suspends a page until its catalog has loaded. */
export function withOrderWords(Page: ComponentType) {
  return function PageWithOrderWords() {
    return (
      <OrderWords>
        <Page />
      </OrderWords>
    );
  };
}
