import type { Invariant } from '../invariant';
import { firstWrong } from '../invariant';
import { sessionOn } from '../tablet';

/** I9: a mutation counts as its author's, whoever is signed in when it is sent. */
export const inOwnName: Invariant = {
  name: 'I9 in one’s own name',
  harm: 'wrong',
  onRows: (_, device, changes) =>
    firstWrong(changes, ({ act: { born }, before, now }) => {
      if (before !== null || now === null || !born.principal.startsWith('admin:')) return undefined;
      const person = `admin:${sessionOn(device)?.user.id}`;
      return born.principal === person
        ? undefined
        : `${born.kind} ${born.id} carries ${born.principal}, ${person} was signed in`;
    }),
  onCommit: ({ ledger }, { storedResponses }) =>
    firstWrong(storedResponses, ({ mutation_id: id, principal }) => {
      const own = ledger.acts.get(id)?.born.principal;
      return own === undefined || own === principal
        ? undefined
        : `${id} of ${own} was done as ${principal}`;
    }),
};
