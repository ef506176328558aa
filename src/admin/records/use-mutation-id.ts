import { useRef } from 'react';
import { newId } from '../../data/ids';

/** The same content is sent again under the same id. */
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
