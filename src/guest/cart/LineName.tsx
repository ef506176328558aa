import type { CartLine } from '#domain/cart/cart';
import { lineName } from '#domain/menu/extras';
import { localized } from '../../i18n/localized';
import { useLanguage } from '../../i18n/use-language';
import { DishName } from '../menu/dish/DishName';

type LineNameProps = { line: Pick<CartLine, 'nameEn' | 'nameTr' | 'customizations'> };

/** Shows "The Bliss Classic + Seasoned Fries", the extras in the page's language. */
export function LineName({ line }: LineNameProps) {
  const language = useLanguage();
  const dish = localized(line, 'name', language);
  const extras = lineName(line, line.customizations ?? {}, language).slice(dish.length);
  return (
    <>
      <DishName row={line} />
      {extras}
    </>
  );
}
