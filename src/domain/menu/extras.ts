export const FRIES = ['plain', 'seasoned', 'sweet'] as const;
export type Fries = (typeof FRIES)[number];

/** What all fries add to the price of a dish, and the kinds that guests cannot have now. */
export type FriesOffer = { kurus: number; soldOut: readonly Fries[] };

export const USUAL_FRIES: FriesOffer = { kurus: 10_000, soldOut: ['sweet'] };

export const FRIES_NAMES: Record<Fries, { en: string; tr: string }> = {
  plain: { en: 'Plain Jane', tr: 'Sade' },
  seasoned: { en: 'Seasoned', tr: 'Baharatlı' },
  sweet: { en: 'Sweet Potato', tr: 'Tatlı Patates' },
};

export const SAUCES = ['bbq', 'garlic', 'spicy', 'custom-sauce'] as const;
export type Sauce = (typeof SAUCES)[number];

export const SAUCE_NAMES: Record<Sauce, { en: string; tr: string }> = {
  bbq: { en: 'Classic BBQ', tr: 'Klasik BBQ' },
  garlic: { en: 'Garlic & Herb', tr: 'Sarımsak & Otlu' },
  spicy: { en: 'Spicy', tr: 'Acılı' },
  'custom-sauce': { en: 'Custom Sauce', tr: 'Özel Sos' },
};

export const CUSTOM_SAUCE_MAX = 60;

export const NOTES_MAX = 140;

/** `customSauce` is the text for 'custom-sauce', `notes` is for the kitchen. */
export type Customizations = {
  fries?: Fries;
  sauce?: Sauce;
  customSauce?: string;
  notes?: string;
  /** Staff wrote down what the guest cannot eat. */
  allergy?: string;
};

const MAYONNAISE = { en: 'Mayonnaise', tr: 'Mayonez' };

function isMayonnaise({ sauce, customSauce }: Customizations): boolean {
  return sauce === 'custom-sauce' && customSauce === MAYONNAISE.en;
}

/** Returns the guest's own sauce; a line whose name already contains the sauce gives an empty text. */
export function typedSauce(chosen: Customizations): string | undefined {
  return isMayonnaise(chosen) ? undefined : chosen.customSauce;
}

type NamedItem = { nameEn: string; nameTr: string };

/** Builds the line name as specified: "X + Seasoned Fries", "X (Spicy Sauce)", in one language. */
export function lineName(item: NamedItem, chosen: Customizations, language: 'en' | 'tr'): string {
  const name = language === 'tr' ? item.nameTr : item.nameEn;
  const parts = [name];
  if (chosen.fries) parts.push(friesSuffix(chosen.fries, language));
  if (chosen.sauce) parts.push(sauceSuffix(chosen, chosen.sauce, language));
  return parts.join(' ');
}

function friesSuffix(fries: Fries, language: 'en' | 'tr'): string {
  return language === 'tr'
    ? `+ ${FRIES_NAMES[fries].tr} Patates`.replace('Patates Patates', 'Patates')
    : `+ ${FRIES_NAMES[fries].en} Fries`;
}

function sauceSuffix(chosen: Customizations, sauce: Sauce, language: 'en' | 'tr'): string {
  const name = (isMayonnaise(chosen) ? MAYONNAISE : SAUCE_NAMES[sauce])[language];
  if (sauce === 'custom-sauce' && !isMayonnaise(chosen)) return `(${name})`;
  return language === 'tr' ? `(${name} Sos)` : `(${name} Sauce)`;
}
