import type { Language } from './language';

type Bilingual<Field extends string> = Readonly<Record<`${Field}En` | `${Field}Tr`, string>>;

/** A row's own words in the reader's language, or in the other one where they are missing. */
export function localized<Field extends 'name' | 'description'>(
  row: Bilingual<Field>,
  field: Field,
  language: Language,
): string {
  const english = row[`${field}En`];
  const turkish = row[`${field}Tr`];
  return (language === 'tr' && turkish) || english || turkish;
}
