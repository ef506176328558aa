import { isTerminal } from '#domain/sync/mutation';
import type { Invariant } from '../invariant';
import { firstWrong } from '../invariant';

/** I11: settled entries hold no personal data. */
export const noPerson: Invariant = {
  name: 'I11 no person in what has ended',
  harm: 'wrong',
  onRows: (_, __, changes) =>
    firstWrong(changes, ({ act: { mark, born }, now }) => {
      if (!now || !isTerminal(now.state)) return undefined;
      const left = JSON.stringify(now);
      const isLeft = now.body !== '' || now.secret !== undefined || now.answer !== undefined;
      return isLeft || (mark !== null && left.includes(mark))
        ? `${born.kind} ${born.id} is ${now.state} and still says ${left}`
        : undefined;
    }),
};
