import { useLingui } from '@lingui/react/macro';
import { VisitWords } from '../../i18n/LazyWords';
import { useLanguage } from '../../i18n/language';
import { Container } from '../../ui/layout/Flow';
import { link } from '../../ui/theme/link.css';
import { otherLanguage } from '../shared/LanguageToggle';

/** Tells guests without scripts that ordering is impossible; links to the menu and contacts. */
export function OrderAtTheBar() {
  const { t } = useLingui();
  const language = useLanguage();
  const { to, name } = otherLanguage(language);
  return (
    <VisitWords>
      <Container>
        <p>{t`Ordering here needs JavaScript. Without it, order at the bar.`}</p>
        <p>
          <a className={link} href={`/menu/print?lang=${language}`}>{t`Menu and prices`}</a>{' '}
          <a className={link} lang={to} href={`/?lang=${to}`}>
            {name}
          </a>
        </p>
      </Container>
    </VisitWords>
  );
}
