import { useNavigate } from '../../ui/router/use-router';
import { useDialog } from '../use-dialog';

/** Applies the filters; Back returns to the page before. */
export function useLeaveFilters(): (filters: readonly string[]) => void {
  const { search, close } = useDialog();
  const navigate = useNavigate();
  return (filters) => {
    const f = filters.length > 0 ? filters.join('.') : undefined;
    if (f === search.f) return close();
    void navigate({
      to: '/',
      search: (before) => ({ ...before, d: undefined, f }),
      state: (before) => ({ ...before, dialogDepth: undefined }),
      hash: true,
      replace: true,
    });
  };
}
