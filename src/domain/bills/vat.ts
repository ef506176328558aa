import { isTableOnly, type MenuItem } from '../menu/menu-item';

/** The venue's licence decides the rate: a restaurant's food has the reduced one, a bar has the standard one on all. */
export const VAT_LICENCES = ['unknown', 'restaurant', 'bar'] as const;
export type VatLicence = (typeof VAT_LICENCES)[number];

/** VAT on food and drink served in Turkey since July 2023, in hundredths of a percent. */
export const VAT = { reduced: 1_000, standard: 2_000 } as const;

/** Returns the rate of a dish; null while the owner has not chosen the licence. */
export function vatOfItem(
  item: Pick<MenuItem, 'alcohol' | 'tobacco'>,
  licence: VatLicence,
): number | null {
  if (licence === 'unknown') return null;
  return licence === 'bar' || isTableOnly(item) ? VAT.standard : VAT.reduced;
}

/** Returns the VAT inside a gross amount (kuruş), rounded half away from zero; `bp` is 1000 for 10 %. */
export function vatInside(grossKurus: number, bp: number): { net: number; vat: number } {
  const net = Math.sign(grossKurus) * Math.round((Math.abs(grossKurus) * 10_000) / (10_000 + bp));
  return { net, vat: grossKurus - net };
}
