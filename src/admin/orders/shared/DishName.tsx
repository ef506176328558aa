import { useLanguage } from '../../../i18n/use-language';
import { dishName, type TicketLine } from './ticket-lines';

/** Shows the dish's name in the language of the screen. A name that exists only in English carries `lang="en"`. */
export function DishName({ line }: { line: TicketLine }) {
  const language = useLanguage();
  const name = dishName(line, language);
  const isEnglish = name === dishName(line, 'en');
  return <span {...(isEnglish ? { lang: 'en', translate: 'no' } : {})}>{name}</span>;
}
