import type { MenuChangesRepository } from '../../../repositories/resources/menu-changes.repository';

export type MenuChangesDeps = {
  menuChanges: MenuChangesRepository;
  now: () => number;
  newId: () => string;
};
