import type * as v from 'valibot';
import { kurusOf } from '../money';
import type { bankStatus } from './guest-payment';
import type { FailureReason } from './payment-read';
import type { TestCard } from './test-cards';

const MAX_PAYMENT_KURUS = 10_000_000;

export function payableKurus(lira: number | string): number | null {
  const kurus = kurusOf(lira);
  return kurus !== null && kurus > 0 && kurus <= MAX_PAYMENT_KURUS ? kurus : null;
}

/** Reads an amount of the 3D Secure callback: minor units without a separator, or lira with exactly two decimals. */
export function kurusOfCallback(text: string): number | null {
  if (/^\d{1,10}$/.test(text)) return Number(text);
  return /^\d{1,8}[.,]\d{2}$/.test(text) ? kurusOfBank(text) : null;
}

/** Reads an amount of the bank's own responses, which are in lira. */
export function kurusOfBank(text: string): number | null {
  return kurusReadings(text)[0] ?? null;
}

/**
 * Returns the sums that a text of the bank can mean, the usual one first: `500` is lira but could be kuruş, `1.000` is
 * one lira but could be a thousand. Unreadable texts mean nothing.
 */
function kurusReadings(text: string): number[] {
  const [, lira, decimals = ''] = /^(\d{1,8})(?:[.,](\d{1,4}))?$/.exec(text) ?? [];
  if (lira === undefined) return [];
  const kurus = Number(lira) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  const readings = /^0*$/.test(decimals.slice(2)) ? [kurus] : [];
  if (decimals === '') return [...readings, Number(lira)];
  return decimals.length === 3 ? [...readings, Number(`${lira}${decimals}`) * 100] : readings;
}

/**
 * `unclear`: the sale may have happened, so the server asks the bank first. `tampered`: the bank's record differs from
 * the callback. `fault`: our request or contract is wrong.
 */
type CodeClass = 'approved' | 'declined' | 'unclear' | 'tampered' | 'fault';
type CodeMeaning = { class: CodeClass; reason: FailureReason };

type Group = CodeMeaning & { codes: string };

/** VposRequest returns these codes. Other services of the bank use the same numbers for other meanings. */
const VPOS_GROUPS: readonly Group[] = [
  {
    class: 'declined',
    reason: 'card_declined',
    codes:
      '0001 0002 0005 0012 0015 0021 0057 0058 0062 0063 0089 0093 0357 0358 0570 0004 0007 0034 0036 0038 0041 0043 0059 0381 0382',
  },
  { class: 'declined', reason: 'insufficient_funds', codes: '0051 0061 0065 0315' },
  {
    class: 'declined',
    reason: 'card_details',
    codes: '0014 0503 0033 0054 0055 0075 0078 0312',
  },
  {
    class: 'declined',
    reason: 'temporarily_unavailable',
    codes: '0009 0010 0011 0028 0032 0091 0092 0096 2053 7777',
  },
  { class: 'declined', reason: 'card_not_accepted', codes: '0550 0571 0572 0574 0976' },
  {
    class: 'declined',
    reason: 'installments_unavailable',
    codes: '0577 0978 1044 1104',
  },
  {
    class: 'unclear',
    reason: 'under_review',
    codes: '1001 1006 1061 1128 0966 1074 1113',
  },
  {
    class: 'tampered',
    reason: 'auth_failed',
    codes:
      '0400 0580 0581 0582 0583 0981 1097 1098 1110 1111 1114 1115 1116 1117 1126 1127 6969 9117',
  },
  {
    class: 'fault',
    reason: 'temporarily_unavailable',
    codes:
      '0003 0013 1047 1049 0030 0961 0962 0963 0972 1077 1050 1051 1052 1054 1060 1103 0501 1078 1082 1096 1099 1100 1121 1131 6000 8484 9039 9065 9025 9026 1105 6011 1112 2200 5001 5002 0359',
  },
];

const VPOS = tableOf(VPOS_GROUPS);

/** Returns the meaning of a sale's code, or null for an undocumented code. */
export function saleCode(code: string): CodeMeaning | null {
  if (code === '0000') return { class: 'approved', reason: 'card_declined' };
  return VPOS.get(code) ?? null;
}

type OperationVerdict = 'done' | 'refused' | 'batch_closed' | 'unclear';

const ALREADY_CANCELLED = ['1083', '1124'];
const ALREADY_REFUNDED = ['0541', '1059', '1123'];
const NOTHING_TO_REVERSE = ['1007', '0540', '1101'];
const UNCLEAR = ['1001', '1006', '0966', '1074', '1113'];

export function operationVerdict(
  kind: 'cancel' | 'refund' | 'reversal',
  code: string,
): OperationVerdict {
  if (code === '0000') return 'done';
  if (UNCLEAR.includes(code)) return 'unclear';
  if (kind === 'cancel' && ALREADY_CANCELLED.includes(code)) return 'done';
  if (kind === 'refund' && ALREADY_REFUNDED.includes(code)) return 'unclear';
  if (kind === 'reversal' && NOTHING_TO_REVERSE.includes(code)) return 'done';
  return code === '2202' ? 'batch_closed' : 'refused';
}

/** The enrollment returns these codes for an unregistered IP address of our server: an operator must act. */
export function isAddressRefused(code: string): boolean {
  return code === '1105' || code === '6011';
}

function tableOf(groups: readonly Group[]): ReadonlyMap<string, CodeMeaning> {
  return new Map(
    groups.flatMap(({ codes, class: kind, reason }) =>
      codes.split(' ').map((code) => [code, { class: kind, reason }] as const),
    ),
  );
}

/** Compares a field of the bank with ours. A missing or unreadable field is `not_said` and never `different`. */
export type Reading = 'same' | 'different' | 'not_said';

/** `incomplete`: nothing differs, but the bank left out what a sale needs, so the server asks once more. */
export type Judgement = 'ours' | 'incomplete' | 'other';

type SaleReadings = {
  /** A sale is not ours before the bank has said these. */
  needed: readonly Reading[];
  /** The bank may leave these out. */
  also: readonly Reading[];
};

export function judgeSale({ needed, also }: SaleReadings): Judgement {
  if ([...needed, ...also].includes('different')) return 'other';
  return needed.includes('not_said') ? 'incomplete' : 'ours';
}

export function readText(said: string | null | undefined, ours: string): Reading {
  if (!said) return 'not_said';
  return said === ours ? 'same' : 'different';
}

/** A text that could mean our amount beside its usual meaning is unclear, not different. */
export function readAmount(said: string | null | undefined, kurus: number): Reading {
  const readings = kurusReadings(said ?? '');
  if (readings.length === 0) return 'not_said';
  if (readings[0] === kurus) return 'same';
  return readings.includes(kurus) ? 'not_said' : 'different';
}

/** Reads a number such as the currency 949; the bank may write a name instead. */
export function readCode(said: string | null | undefined, ours: string): Reading {
  return /^\d+$/.test(said ?? '') ? readText(said, ours) : 'not_said';
}

export function readPresence(said: string | null | undefined): Reading {
  return said ? 'same' : 'not_said';
}

/** The integration page lists these parts; each is true because its code exists. */
type BankStatus = v.InferOutput<typeof bankStatus>;

export type BuiltParts = BankStatus['technical'];

/** The response of GET /api/payment/vakifbank/status contains booleans, never the value of a secret. */
export type BankStatusRead = Omit<BankStatus, 'mode' | 'testCards'> & {
  mode: 'off' | 'simulator' | 'test' | 'live';
  testCards: TestCard[];
};
