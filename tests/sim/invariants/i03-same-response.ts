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
  onReply({ responses: answers, ledger }, _, { status, text }, { born, device }) {
    if (UNDECIDED.includes(status)) return undefined;
    // One tablet may get a refusal of a code that another tablet imports; every import gets the same response.
    const key = status < 300 ? born.id : `${born.id} ${device}`;
    const response = `${status} ${text}`;
    const first = answers.get(born.id) ?? answers.get(key) ?? response;
    const isTakenMeanwhile = isAsked(first) && ledger.qrOrderTaken(born.id).length > 0;
    answers.set(key, isTakenMeanwhile ? response : first);
    if (isTakenMeanwhile || first === response) return undefined;
    return `${born.id} got "${response}" after "${first}"`;
  },
};

/**
 * Returns true for the question whether the guest still wants the order, since a tablet may have imported it in
 * time.
 */
function isAsked(response: string): boolean {
  return response.startsWith('409') && response.includes('"stale_order"');
}
