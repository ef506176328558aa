import { useLingui } from '@lingui/react/macro';
import { VisitWords } from '../../i18n/LazyWords';
import { useLanguage } from '../../i18n/language';
import { Container } from '../../ui/layout/Flow';
import { link } from '../../ui/theme/link.css';

/** Tells guests without scripts that ordering is impossible; links to the menu and contacts. */
export function OrderAtTheBar() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <VisitWords>
      <Container>
        <p>{t`Ordering here needs JavaScript. Without it, order at the bar.`}</p>
        <p>
          <a className={link} href={`/menu/print?lang=${language}`}>{t`Menu and prices`}</a>{' '}
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
    </VisitWords>
  );
}
