import type { MenuChangesRepository } from '../../../repositories/menu-changes.repository';

export type MenuChangesDeps = {
  menuChanges: MenuChangesRepository;
  now: () => number;
  newId: () => string;
};
