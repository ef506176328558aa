import { signedKurus } from '../money';
import type { ClosedFigures } from '../till/day-close';
import { venueMinute } from '../venue';
import type { Slip, SlipRow } from './slip';
import { SLIP_WORDS, type SlipLanguage, slipSum } from './slip-words';

type Day = {
  no: number;
  day: string;
  closedAt: number;
  by: string;
  figures: Pick<ClosedFigures, 'totals' | 'counts'>;
  language: SlipLanguage;
};

const WORDS = {
  title: { en: 'End of day', tr: 'Gün sonu' },
  revenue: { en: 'Sold', tr: 'Satış' },
  cash: { en: 'Cash', tr: 'Nakit' },
  card: { en: 'Card', tr: 'Kart' },
  online: { en: 'Online', tr: 'Online' },
  transfer: { en: 'Transfer', tr: 'Havale' },
  tips: { en: 'Tips', tr: 'Bahşiş' },
  counted: { en: 'counted', tr: 'sayım' },
  difference: { en: 'Difference', tr: 'Fark' },
} as const;

/** The main sums of a Z; the whole report is on the screen. */
export function daySlip({ no, day, closedAt, by, figures, language }: Day): Slip {
  const say = (word: keyof typeof WORDS) => WORDS[word][language];
  const sum = (words: string, lira: string, isStrong = false): SlipRow => ({
    ...{ kind: 'pair', left: words, right: slipSum(signedKurus(lira)), isStrong },
  });
  const { totals, counts } = figures;
  const methods = (['cash', 'card', 'online', 'transfer', 'tips'] as const).filter(
    (key) => signedKurus(totals[key]) !== 0,
  );
  return {
    rows: [
      { kind: 'title', text: say('title') },
      { kind: 'pair', left: `Z ${no}`, right: day, isStrong: true },
      { kind: 'pair', left: by, right: venueMinute(closedAt, language) },
      { kind: 'rule' },
      sum(say('revenue'), totals.revenue, true),
      ...methods.map((key) => sum(say(key), totals[key])),
      ...(counts.length > 0 ? [{ kind: 'rule' as const }] : []),
      ...counts.flatMap(({ name, counted, difference }) => [
        sum(`${name}: ${say('counted')}`, counted),
        ...(difference === null ? [] : [sum(say('difference'), difference)]),
      ]),
      { kind: 'rule' },
      { kind: 'text', text: SLIP_WORDS.noFiscalValue[language], align: 'center' },
    ],
  };
}
