import type { FailureReason } from './failure-reasons';

/**
 * `unclear`: the sale may have happened, so the server asks the bank first. `tampered`: the bank's record differs from
 * the callback. `fault`: our request or contract is wrong.
 */
export type CodeClass = 'approved' | 'declined' | 'unclear' | 'tampered' | 'fault';
export type CodeMeaning = { class: CodeClass; reason: FailureReason };

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

export type OperationVerdict = 'done' | 'refused' | 'batch_closed' | 'unclear';

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
