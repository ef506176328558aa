import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The page shows its sections in this order. */
export const SECTIONS = ['home', 'menu', 'reservations', 'about', 'contact'] as const;
export type SectionId = (typeof SECTIONS)[number];

export const SECTION_NAMES: Record<SectionId, MessageDescriptor> = {
  home: msg`Home`,
  menu: msg`Menu`,
  reservations: msg`Book Table`,
  about: msg`About`,
  contact: msg`Contact`,
};
