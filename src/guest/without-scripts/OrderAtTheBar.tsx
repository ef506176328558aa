import { Trans } from '@lingui/react/macro';
import { SiteWords } from '../../i18n/LazyWords';
import { useLanguage } from '../../i18n/use-language';
import { Container } from '../../ui/layout/Container';
import { link } from '../../ui/theme/link.css';

/** Tells guests without scripts that ordering is impossible; links to the menu and contacts. */
export function OrderAtTheBar() {
  const language = useLanguage();
  return (
    <SiteWords>
      <Container>
        <p>
          <Trans>Ordering here needs JavaScript. Without it, order at the bar.</Trans>
        </p>
        <p>
          <a className={link} href={`/menu/print?lang=${language}`}>
            <Trans>Menu and prices</Trans>
          </a>{' '}
          {language === 'en' ? (
            <a className={link} lang="tr" href="/?lang=tr">
              Türkçe
            </a>
          ) : (
            <a className={link} lang="en" href="/?lang=en">
              English
            </a>
          )}
        </p>
      </Container>
    </SiteWords>
  );
}
