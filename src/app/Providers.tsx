import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { tellLanguage } from '../data/preferences/language';
import { DataProvider, useStoredLanguage } from '../data/react/use-stores';
import type { Area } from '../i18n/i18n';
import { speak } from '../i18n/i18n';
import { LiveRegionProvider } from '../ui/feedback/states';
import { ToastProvider } from '../ui/overlays/ToastProvider';

type ProvidersProps = { area: Area; i18n: I18n; children: ReactNode };

export function Providers({ area, i18n, children }: ProvidersProps) {
  return (
    <I18nProvider i18n={i18n}>
      <DataProvider area={area}>
        <LiveRegionProvider>
          <ToastProvider>
            <SpokenLanguage i18n={i18n} />
            {children}
          </ToastProvider>
        </LiveRegionProvider>
      </DataProvider>
    </I18nProvider>
  );
}

/** Follows the stored language, also when another tab changes it. */
function SpokenLanguage({ i18n }: Pick<ProvidersProps, 'i18n'>) {
  const [language] = useStoredLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
    tellLanguage(language);
    // If the other catalog does not load, the screen stays and the browser stores the choice.
    speak(i18n, language).catch((error: unknown) => console.error(error));
  }, [i18n, language]);
  return null;
}
