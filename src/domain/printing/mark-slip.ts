import { guestOperation } from '../sync/operation';
import { formatTime } from '../venue';
import type { Slip, SlipLanguage, SlipRow } from './printer';
import { PAPER_TITLES, SLIP_WORDS } from './printer';

type Marks = {
  /** 1 is the first print. */
  copyNo: number;
  /** The printer may have printed the slip before. */
  isDoubtful: boolean;
  /** Another printer prints the slip of this one. */
  insteadOf: string | null;
  language: SlipLanguage;
};

/** Says above a slip why it may be on paper twice, and for which printer it is. */
export function markedSlip(
  { rows }: Slip,
  { copyNo, isDoubtful, insteadOf, language }: Marks,
): Slip {
  const alert = (text: string): SlipRow => ({ kind: 'alert', text });
  const printer = `${SLIP_WORDS.printer[language]}: ${insteadOf}`;
  return {
    rows: [
      ...(copyNo > 1 ? [alert(copyText(copyNo, language))] : []),
      ...(isDoubtful ? [alert(SLIP_WORDS.maybeAgain[language])] : []),
      ...(insteadOf === null ? [] : [{ kind: 'text' as const, text: printer, isStrong: true }]),
      ...rows,
    ],
  };
}

function copyText(copyNo: number, language: SlipLanguage): string {
  return language === 'tr' ? `${copyNo}. BASKI` : `PRINT ${copyNo}`;
}

type Tested = { name: string; at: number; language: SlipLanguage };

/** Shows each kind of row and all Turkish letters, so that a person sees at once whether the letters are right. */
export function testSlip({ name, at, language }: Tested): Slip {
  return {
    rows: [
      { kind: 'title', text: SLIP_WORDS.test[language] },
      { kind: 'pair', left: name, right: formatTime(at), isStrong: true },
      { kind: 'rule' },
      { kind: 'text', text: 'ç ğ ı i ö ş ü', align: 'center', isStrong: true },
      { kind: 'text', text: 'Ç Ğ I İ Ö Ş Ü', align: 'center', isStrong: true },
      { kind: 'text', text: 'Pijamalı hasta yağız şoföre çabucak güvendi.' },
      { kind: 'pair', left: PAPER_TITLES.bill, right: '₺1.580,50' },
      { kind: 'dish', quantity: 2, name: 'Izgara köfte', details: ['+ Patates: Baharatlı'] },
      { kind: 'alert', text: SLIP_WORDS.alert[language] },
      { kind: 'text', text: SLIP_WORDS.noFiscalValue[language], align: 'center' },
    ],
  };
}

/** Printers call these; they know no staff and no guest. */
export const PRINTER_CALLS = {
  epson: guestOperation('print.epson', 'POST /api/print/epson/:token'),
  starPoll: guestOperation('print.star_poll', 'POST /api/print/star/:token'),
  starJob: guestOperation('print.star_job', 'GET /api/print/star/:token'),
  starSaid: guestOperation('print.star_said', 'DELETE /api/print/star/:token'),
} as const;
