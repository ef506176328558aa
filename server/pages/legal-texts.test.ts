import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { LEGAL_DOCUMENTS, LEGAL_VERSIONS } from '#domain/legal';
import { USUAL_FRIES } from '#domain/menu/menu-item';
import { liraNumber } from '#domain/money';
import { USUAL_OPENING } from '#domain/opening/opening';
import { DELIVERY_FEE_KURUS, DELIVERY_RADIUS_KM } from '#domain/orders/order';
import { USUAL_RETENTION } from '#domain/settings/retention';
import { weekText } from '../../src/i18n/opening-text';
import { keptText, LEGAL_TEXTS } from './legal-page';

/** Each version has a digest. A changed text needs a new line here, and a new version and date in the domain. */
const KNOWN: Record<string, string> = {
  'privacy 1': 'fd608cead7e2e6a1',
  'privacy 2': '987c8d55d5a5072c',
  'privacy 3': '736964b2853b695b',
  'privacy 4': 'd46c3c9bba1aae17',
  'privacy 5': '5fab4795eca67b23',
  'distance-sale 1': '9654dbcbd3de80ac',
  'distance-sale 2': '6aa9601dab55493d',
  'distance-sale 3': 'a1be03dee6e67bc7',
  'imprint 1': 'c8b825b92e76b683',
};

test.each(LEGAL_DOCUMENTS)(
  'a consent to a version of %s is a consent to these very words',
  (name) => {
    // The owner's settings fill in these values; other values do not change the text's version.
    const filled = (language: 'en' | 'tr') =>
      JSON.stringify(LEGAL_TEXTS[name][language])
        .replaceAll('{deliveryFee}', String(liraNumber(DELIVERY_FEE_KURUS)))
        .replaceAll('{deliveryRadius}', String(DELIVERY_RADIUS_KM))
        .replaceAll('{friesPrice}', String(liraNumber(USUAL_FRIES.kurus)))
        .replaceAll('{hours}', weekText(USUAL_OPENING, language))
        .replace(/\{(\w+)\}/g, (mark, one) => keptText(one, USUAL_RETENTION, 'en') ?? mark);
    const words = `{"en":${filled('en')},"tr":${filled('tr')}}`;
    const said = createHash('sha256').update(words).digest('hex').slice(0, 16);
    const version = `${name} ${LEGAL_VERSIONS[name].version}`;
    expect({ [version]: said }).toEqual({ [version]: KNOWN[version] });
  },
);

test.each(LEGAL_DOCUMENTS)('%s says the same parts in both languages', (name) => {
  const shape = (language: 'en' | 'tr') =>
    LEGAL_TEXTS[name][language].sections.map(({ blocks }) =>
      blocks.map((block) =>
        typeof block === 'object' && 'list' in block ? block.list.length : typeof block,
      ),
    );
  expect(shape('tr')).toEqual(shape('en'));
});
