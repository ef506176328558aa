import type { ComponentType } from 'react';
import { OrderWords } from '../i18n/LazyWords';

/** A page that waits for the sentences it needs. */
export function withOrderWords(Page: ComponentType) {
  return function PageWithOrderWords() {
    return (
      <OrderWords>
        <Page />
      </OrderWords>
    );
  };
}
