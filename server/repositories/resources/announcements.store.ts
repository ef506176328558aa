import { sql } from 'drizzle-orm';
import { ANNOUNCEMENTS, brokenRule } from '#domain/marketing/announcement';
import { announcements } from '../../db/tables/marketing.table';
import { forbiddenInAnnouncement } from '../statements/campaign-law';
import type { ResourceStore } from './resource.repository';

export const announcementsStore: ResourceStore = {
  resource: ANNOUNCEMENTS,
  table: announcements,
  mustHold: (after) => {
    const code = brokenRule(after);
    return code ? [{ holds: sql`0`, code }] : [];
  },
  forbids: forbiddenInAnnouncement,
};
