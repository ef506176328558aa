import type { Language } from './language';

type Bilingual<Field extends string> = Readonly<Record<`${Field}En` | `${Field}Tr`, string>>;

/** Returns a row's text in the page's language, or in the other language if the first is missing. */
export function localized<Field extends 'name' | 'description'>(
  row: Bilingual<Field>,
  field: Field,
  language: Language,
): string {
  const english = row[`${field}En`];
  const turkish = row[`${field}Tr`];
  return (language === 'tr' && turkish) || english || turkish;
}
