import { useRef } from 'react';
import { newId } from '../../data/ids';

/** A retry of the same content has the same id. */
export function useMutationId() {
  const last = useRef({ what: '', id: '' });
  const idFor = (what: string) => {
    if (last.current.what !== what) last.current = { what, id: newId() };
    return last.current.id;
  };
  return Object.assign(idFor, {
    forget() {
      last.current = { what: '', id: '' };
    },
  });
}
