import { operation } from '../sync/operation';

/** The body is the picture itself; a later change of a dish or a setting shows it. */
export const addOfDish = operation('picture.add', 'POST /api/admin/menu/pictures', 'menu.change');
export const addOfVenue = operation(
  'picture.add_venue',
  'POST /api/admin/settings/pictures',
  'settings.change',
);
