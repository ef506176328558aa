import { asc, eq, sql } from 'drizzle-orm';
import { CONSENT_CHANNELS, type ConsentChannel } from '#domain/club/sign-in-member';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { consents } from '../db/tables/club.table';

export type ConsentRow = typeof consents.$inferSelect;

export type ConsentsRepository = ReturnType<typeof createConsentsRepository>;

export function createConsentsRepository(gateway: Gateway) {
  return {
    async current(memberId: string): Promise<Record<ConsentChannel, boolean>> {
      const last = new Map<ConsentChannel, boolean>();
      for (const { channel, isGranted } of await this.history(memberId)) {
        last.set(channel, isGranted);
      }
      const [email, sms] = CONSENT_CHANNELS.map((channel) => last.get(channel) === true);
      return { email: email === true, sms: sms === true };
    },

    history(memberId: string): Promise<ConsentRow[]> {
      return gateway.read((db) =>
        db
          .select()
          .from(consents)
          .where(eq(consents.memberId, memberId))
          .orderBy(asc(consents.at), asc(sql`${consents}.rowid`)),
      );
    },

    async add(consent: ConsentRow): Promise<void> {
      await gateway.write([insertWhere(consents, consent, sql`true`)]);
    },
  };
}
