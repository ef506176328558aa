import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Prefixes the page title with "Error:" while the form shows a refusal. */
export function useErrorTitle(hasErrors: boolean): void {
  const { t } = useLingui();
  useEffect(() => {
    if (!hasErrors) return;
    const plain = document.title;
    const marked = t`Error: ${plain}`;
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = plain;
    };
  }, [hasErrors, t]);
}
