import { inspect } from 'node:util';
import { BRAND_CODE, type CardBrand } from '#domain/payments/card-rules';

type CardFacts = { pan: string; cvv: string; brand: CardBrand; expiry: string };

/**
 * A card exists during its enrollment. Only `enroll` reads the number; the class checks only the form of the security
 * code. Printing this object shows brand and last four digits.
 */
export class Card {
  readonly brand: CardBrand;
  readonly last4: string;
  /** The expiry has the form YYMM. */
  readonly expiry: string;
  readonly #pan: string;

  constructor({ pan, brand, expiry }: CardFacts) {
    this.brand = brand;
    this.expiry = expiry;
    this.last4 = pan.slice(-4);
    this.#pan = pan;
  }

  enrollmentFields(): Record<string, string> {
    return { Pan: this.#pan, ExpiryDate: this.expiry, BrandName: BRAND_CODE[this.brand] };
  }

  toJSON(): string {
    return `Card(${this.brand} ****${this.last4})`;
  }

  [inspect.custom](): string {
    return this.toJSON();
  }
}
