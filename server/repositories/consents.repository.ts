import { and, desc, eq, sql } from 'drizzle-orm';
import { CONSENT_CHANNELS, type ConsentChannel } from '#domain/club/sign-in-member';
import { insertWhere } from '../db/conditional-insert';
import type { Gateway } from '../db/gateway';
import { consents } from '../db/tables/club.table';

export type ConsentRow = typeof consents.$inferSelect;

export function createConsentsRepository(gateway: Gateway) {
  return {
    async current(memberId: string): Promise<Record<ConsentChannel, boolean>> {
      const [email, sms] = await Promise.all(
        CONSENT_CHANNELS.map(async (channel) => {
          const ofChannel = and(eq(consents.memberId, memberId), eq(consents.channel, channel));
          const last = await gateway.row(consents, ofChannel, latestFirst);
          return last?.isGranted === true;
        }),
      );
      return { email: email === true, sms: sms === true };
    },

    /** Returns what a member agreed to and took back, the latest first. */
    history: (memberId: string, { offset, limit }: { offset: number; limit: number }) =>
      gateway.rows(consents, eq(consents.memberId, memberId), latestFirst, {
        limit,
        offset,
      }),

    add: (consent: ConsentRow) => gateway.write([insertWhere(consents, consent, sql`true`)]),
  };
}

const latestFirst = [desc(consents.at), desc(sql`${consents}.rowid`)];
