import { focusSection } from '../../ui/layout/focus-section';
import { useNavigate } from '../../ui/router/use-router';
import type { SectionId } from './sections';

/** Goes to a part of the page: smoothly, with the focus on its heading, and Back returns. */
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
