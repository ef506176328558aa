import { JOBS_KEPT_MS } from '#domain/printing/printer';
import { retentionOf } from '#domain/settings/retention';
import type { Parts } from '../shared/staff-change';

const DAY_MS = 24 * 60 * 60_000;

export async function pruneOldRows({
  changes,
  effects,
  responses,
  staff,
  members,
  signInCodes,
  printJobs,
  rateLimits,
  mailer,
  now,
  settings,
}: Parts): Promise<void> {
  const { technicalDays, mailDays } = retentionOf((await settings.read()).rules);
  const before = now() - technicalDays * DAY_MS;
  await changes.pruneBefore(before);
  await effects.pruneBefore(before);
  await responses.pruneBefore(before);
  await staff.pruneSessions(now());
  await members.pruneSessions(now());
  await signInCodes.pruneBefore(now() - DAY_MS);
  await printJobs.pruneBefore(now() - JOBS_KEPT_MS);
  await rateLimits.pruneBefore(now());
  mailer.pruneBefore(now() - mailDays * DAY_MS);
}

const BUILDS_SHARED_MS = 14 * DAY_MS;

/** Deletes pictures that nothing used for this many days, and files of interrupted uploads. */
export function prunePictures({ pictures, pictureFiles, sharedRows, now, settings }: Parts) {
  return pictureFiles.inTurn(async () => {
    const { technicalDays } = retentionOf((await settings.read()).rules);
    await pictures.prune({ now: now(), before: now() - technicalDays * DAY_MS });
    const hashes = await pictures.hashes();
    await pictureFiles.keepOnly(hashes);
    await sharedRows.prune({ before: now() - BUILDS_SHARED_MS, hashes });
  });
}

/** Deletes names, contacts and words of old orders, bookings and messages, as long ago as the owner has set. */
export async function forgetOldGuests({ members, settings, now }: Parts): Promise<void> {
  const { orderDays, bookingDays, messageDays } = retentionOf((await settings.read()).rules);
  const since = (days: number) => (days === 0 ? null : now() - days * DAY_MS);
  await members.forgetOld({
    orders: since(orderDays),
    bookings: since(bookingDays),
    messages: since(messageDays),
  });
}

/**
 * Deletes unverified members some days after they joined, once they are signed in nowhere, and personal data of finished orders of deleted members.
 */
export async function forgetUnprovedMembers({ members, mailer, settings, now }: Parts) {
  const at = now();
  const { unprovedDays } = retentionOf((await settings.read()).rules);
  const joinedBefore = at - unprovedDays * DAY_MS;
  for (const member of await members.unproved({ joinedBefore, now: at })) {
    await members.forget(member, at);
    mailer.forget(member.email);
  }
  await members.forgetRest();
}
