import type { Invariant } from '../invariant';

const UNDECIDED = [401, 408, 425, 426, 429, 500, 502, 503, 504];

/** I3: the same id is asked with the same bytes, and gets the same bytes in answer. */
export const sameAnswer: Invariant = {
  name: 'I3 same answer',
  harm: 'doubled',
  onSend(_, sent, { born }) {
    const isSame =
      sent.method === born.method && sent.path === born.path && sent.body === born.body;
    return isSame ? undefined : `${born.kind} ${born.id} was sent with other bytes`;
  },
  onReply({ answers }, _, { status, text }, { born }) {
    if (UNDECIDED.includes(status)) return undefined;
    const answer = `${status} ${text}`;
    const first = answers.get(born.id) ?? answer;
    answers.set(born.id, first);
    return first === answer ? undefined : `${born.id} got "${answer}" after "${first}"`;
  },
};
