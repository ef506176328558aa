import { type Customizations, lineName, typedSauce } from '#domain/menu/extras';
import { localized } from '../../../i18n/localized';
import { useLanguage } from '../../../i18n/use-language';
import * as text from '../../../ui/theme/text.css';
import { DishName } from '../../menu/dish/DishName';
import * as styles from './Receipt.css';

type LineNameProps = {
  line: { nameEn: string; nameTr: string; customizations?: Customizations };
};

/** Shows "The Bliss Classic + Seasoned Fries". */
export function LineName({ line }: LineNameProps) {
  const language = useLanguage();
  const { customizations = {} } = line;
  const whole = lineName(line, customizations, language);
  return (
    <span className={styles.name}>
      <DishName row={line} />
      {whole.slice(localized(line, 'name', language).length)}
      {[typedSauce(customizations), customizations.notes].map(
        (wish) =>
          wish && (
            <span key={wish} className={`${text.small} ${styles.wish}`}>
              {wish}
            </span>
          ),
      )}
    </span>
  );
}
