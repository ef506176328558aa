import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { focusSection } from '../../ui/layout/Flow';
import { useNavigate } from '../../ui/router/RouterView';

/** The page shows its sections in this order. */
export const SECTIONS = ['home', 'menu', 'reservations', 'about', 'contact'] as const;
export type SectionId = (typeof SECTIONS)[number] | 'club';

export const SECTION_NAMES: Record<(typeof SECTIONS)[number], MessageDescriptor> = {
  home: msg`Home`,
  menu: msg`Menu`,
  reservations: msg`Book Table`,
  about: msg`About`,
  contact: msg`Contact`,
};

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
