import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/use-language';
import { Container } from '../../ui/layout/Container';
import { link } from '../../ui/theme/link.css';

/** What a browser without JavaScript is told. */
export function WithoutScripts() {
  const language = useLanguage();
  return (
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
  );
}
