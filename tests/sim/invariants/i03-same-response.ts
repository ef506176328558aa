import type { Invariant } from '../invariant';

const UNDECIDED = [401, 408, 425, 426, 429, 500, 502, 503, 504];

/** I3: an id is always sent with the same bytes and gets the same response bytes. */
export const sameResponse: Invariant = {
  name: 'I3 same response',
  harm: 'doubled',
  onSend(_, sent, { born }) {
    const isSame =
      sent.method === born.method && sent.path === born.path && sent.body === born.body;
    return isSame ? undefined : `${born.kind} ${born.id} was sent with other bytes`;
  },
  onReply({ answers, ledger }, _, { status, text }, { born, device }) {
    if (UNDECIDED.includes(status)) return undefined;
    // A code may be refused on one tablet and taken on another; what was taken is answered alike to all.
    const key = status < 300 ? born.id : `${born.id} ${device}`;
    const answer = `${status} ${text}`;
    const first = answers.get(born.id) ?? answers.get(key) ?? answer;
    const isTakenMeanwhile = isAsked(first) && ledger.qrOrderTaken(born.id).length > 0;
    answers.set(key, isTakenMeanwhile ? answer : first);
    if (isTakenMeanwhile || first === answer) return undefined;
    return `${born.id} got "${answer}" after "${first}"`;
  },
};

/** "Too old, still wanted?" is no end: a tablet may have taken the order from the phone in time. */
function isAsked(answer: string): boolean {
  return answer.startsWith('409') && answer.includes('"stale_order"');
}
