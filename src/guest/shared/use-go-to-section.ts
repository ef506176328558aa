import { focusSection } from '../../ui/layout/focus-section';
import { useNavigate } from '../../ui/router/use-router';
import type { SectionId } from './sections';

/** Scrolls to a section and focuses its heading; Back returns. */
export function useGoToSection(): (id: SectionId) => void {
  const navigate = useNavigate();
  return (id) => {
    void navigate({
      to: '/',
      hash: id,
      search: ({ cat, q, f }) => ({ cat, q, f }),
    });
    focusSection(id);
  };
}
