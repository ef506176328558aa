import type { Country } from 'react-phone-number-input/input';
import {
  formatPhoneNumberIntl,
  getCountries,
  getCountryCallingCode,
  isPossiblePhoneNumber,
  isSupportedCountry,
  parsePhoneNumber,
} from 'react-phone-number-input/input';
import type { Language } from '../../../i18n/language';
import { DEFAULT_COUNTRY } from './phone-default';

export type PhoneCountry = { country: string; callingCode: string; name: string };

/** Holds international phone number rules, with country names in one language. */
export type PhoneBook = Awaited<ReturnType<typeof openPhoneBook>>;

/** Names the default among countries that share a calling code. */
const MAIN_COUNTRY: Record<string, string> = { 1: 'US', 7: 'RU', 212: 'MA', 358: 'FI', 590: 'GP' };

const NAMES = {
  en: () => import('react-phone-number-input/locale/en'),
  tr: () => import('react-phone-number-input/locale/tr'),
};

/** True if a number with calling code has a valid length for its country. */
export function isPossibleNumber(value: string): boolean {
  return isPossiblePhoneNumber(value);
}

/** Loads the country names of one language. */
export async function openPhoneBook(language: Language) {
  const names: Record<string, string> = (await NAMES[language]()).default;
  return { countries: countriesNamed(names, language), read, show, countryOf, move };
}

function countriesNamed(names: Record<string, string>, language: Language): PhoneCountry[] {
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((country) => ({
      country,
      callingCode: getCountryCallingCode(country),
      name: names[country] ?? country,
    }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Normalizes a number to +905321234567 and leaves incomplete input. */
function read(typed: string, country: string): string {
  return parsed(typed, country)?.number ?? typed.trim();
}

function show(value: string, isWhole: boolean): string {
  const number = parsed(value, DEFAULT_COUNTRY);
  if (!number) return value;
  const whole = formatPhoneNumberIntl(number.number) || number.number;
  return isWhole ? whole : whole.replace(`+${number.countryCallingCode}`, '').trim();
}

/** Returns the country; `chosen` decides if several share the calling code. */
function countryOf(value: string, chosen: string): string {
  const number = value.startsWith('+') ? parsed(value, chosen) : undefined;
  if (!number) return chosen;
  const { country, countryCallingCode: code } = number;
  if (country) return country;
  if (callingCodeOf(chosen) === code) return chosen;
  return MAIN_COUNTRY[code] ?? getCountries().find((one) => callingCodeOf(one) === code) ?? chosen;
}

/** Returns the same number in another country. */
function move(value: string, country: string): string {
  const national = parsed(value, DEFAULT_COUNTRY)?.nationalNumber ?? value;
  return read(national, country);
}

function parsed(text: string, country: string) {
  return parsePhoneNumber(text, countryNamed(country));
}

function callingCodeOf(country: string): string {
  return getCountryCallingCode(countryNamed(country));
}

function countryNamed(text: string): Country {
  return isSupportedCountry(text) ? text : DEFAULT_COUNTRY;
}
