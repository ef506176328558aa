import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingValues } from '#domain/settings/settings';
import type { MailFacts } from '#domain/settings/settings.operations';
import type { Gateway } from '../db/gateway';
import { log } from '../log/log';
import { bookingMail, codeMail, dayMail, replyMail, testMail } from '../pages/mail/mails';
import { campaignMail } from '../pages/marketing/campaign-mail';
import { BOOKING_MAIL, BOOKING_NEWS } from '../repositories/booking-row';
import { BOOKING_REMINDER } from '../repositories/effects.repository';
import { CODE_MAIL } from '../repositories/members.repository';
import { MENU_TABLES } from '../repositories/menu.repository';
import type { Repositories } from '../repositories/opened/open-repositories';
import { postAlert } from '../services/alert';
import type { Keys } from '../services/keys';
import { unsubscribePath } from '../services/keys';
import type { GuestLiveChannel } from '../services/live/live-hub';
import { createGuestLiveChannel } from '../services/live/live-hub';
import type { EffectHandlers, MailerOptions } from '../services/mailer';
import { addressIn, LOGGED_EFFECTS, senderOf, senderText } from '../services/mailer';
import type { SendBookingMailDeps } from '../usecases/bookings/send-booking-mail';
import { sendBookingMail } from '../usecases/bookings/send-booking-mail';
import { OFFER_MAIL } from '../usecases/bookings/waitlist';
import type { SendTestMailDeps, WriteCampaign } from '../usecases/campaigns';
import { CAMPAIGN_TEST, sendTestMail } from '../usecases/campaigns';
import type { SendDayMailDeps } from '../usecases/financials/close-day';
import { DAY_MAIL, sendDayMail } from '../usecases/financials/close-day';
import type { SwitchOffDishesDeps } from '../usecases/inventory/recipes';
import { STOCK_OUT, switchOffDishes } from '../usecases/inventory/recipes';
import type { SendCodeMailDeps } from '../usecases/members';
import { sendCodeMail } from '../usecases/members';
import type { ChangeAvailabilityDeps } from '../usecases/menu';
import { changeAvailability } from '../usecases/menu';
import type { SendReplyMailDeps } from '../usecases/messages';
import { REPLY_MAIL, sendReplyMail } from '../usecases/messages';
import type { VenueDeps } from '../usecases/read-venue';
import { readVenue } from '../usecases/read-venue';
import type { SendMailTestDeps } from '../usecases/settings';
import type { WatchDeps, WatchLog } from '../usecases/watch';
import type { Config } from './env';

type EffectDeps = Omit<SendCodeMailDeps, 'write'> &
  Omit<SendBookingMailDeps, 'write'> &
  Omit<SendReplyMailDeps, 'write'> &
  Pick<VenueDeps, 'settings'> &
  ChangeAvailabilityDeps &
  Omit<SendDayMailDeps, 'write'> &
  SendTestMailDeps &
  Pick<SwitchOffDishesDeps, 'recipes'>;

/** Returns the handlers of outside effects by kind. */
export function createEffectHandlers(config: Config, deps: EffectDeps): EffectHandlers {
  const origin = originOf(config);
  const { isDemo, bank } = config;
  const venueDeps = { settings: deps.settings, isDemo, bank: { config: bank } };
  const write: SendBookingMailDeps['write'] = async (told, language) => {
    const { shown, told: facts } = await readVenue(venueDeps);
    return bookingMail({ language, origin, venue: shown, told: facts, now: deps.now() }, told);
  };
  const reply: SendReplyMailDeps['write'] = async (message, text) =>
    replyMail((await readVenue(venueDeps)).shown, message, text);
  const stock = { ...deps, changeAvailability: changeAvailability.bind(null, deps) };
  return {
    ...LOGGED_EFFECTS,
    [CODE_MAIL]: (effect) => sendCodeMail({ ...deps, write: codeMail }, effect),
    [BOOKING_MAIL]: (effect) => sendBookingMail({ ...deps, write }, effect),
    [REPLY_MAIL]: (effect) => sendReplyMail({ ...deps, write: reply }, effect),
    [DAY_MAIL]: (effect) => sendDayMail({ ...deps, write: dayMail }, effect),
    [STOCK_OUT]: (effect) => switchOffDishes(stock, effect),
    [CAMPAIGN_TEST]: (effect) => sendTestMail(deps, effect),
    [OFFER_MAIL]: (effect) => sendBookingMail({ ...deps, write }, effect),
    [BOOKING_NEWS]: (effect) => sendBookingMail({ ...deps, write }, effect),
    [BOOKING_REMINDER]: (effect) => sendBookingMail({ ...deps, write }, effect),
  };
}

/** The server writes mails outside a request, so only the operator's settings give the public address. */
export function originOf({ publicUrl, isDemo, port }: Config): string | null {
  return publicUrl ?? (isDemo && port > 0 ? `http://localhost:${port}` : null);
}

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export function mailerOptions(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  settings: Repositories['settings'],
): MailerOptions {
  return {
    sender: async () => senderOf(mailFrom, (await settings.read()).rules),
    outboxDir: join(dataDir, 'outbox'),
    ...(smtpUrl ? { smtpUrl } : {}),
  };
}

/** Returns what the settings page shows of the mails, and the test mail. */
export function mailOffice(
  { smtpUrl, mailFrom }: MailConfig,
  settings: Repositories['settings'],
): Pick<SendMailTestDeps, 'mailFacts' | 'writeMailTest'> {
  return {
    async mailFacts(): Promise<MailFacts> {
      const sender = senderOf(mailFrom, (await settings.read()).rules);
      return {
        sender: senderText(sender),
        replyTo: sender.replyTo,
        isAddressFixed: mailFrom !== undefined,
        hasServer: smtpUrl !== undefined,
      };
    },
    writeMailTest: ({ language }, { sender }) => testMail(language, sender),
  };
}

type WriterDeps = Pick<Repositories, 'settings' | 'campaigns'> & {
  isDemo: boolean;
  keys: Keys;
  mailOrigin: string | null;
};

/** Composes campaign mails with the venue's facts, the picture and the signed link. */
export function createCampaignWriter(deps: WriterDeps): WriteCampaign {
  const { campaigns, keys, mailOrigin } = deps;
  return async (campaign, { memberId, language, isPreview }) => {
    const origin = mailOrigin ?? 'https://…';
    const isTurkish = language === 'tr';
    const picture = await campaigns.picture(campaign.pictureItemId);
    const { shown } = await readVenue(deps);
    return campaignMail({
      language,
      subject: isTurkish ? campaign.subjectTr : campaign.subjectEn,
      words: isTurkish ? campaign.wordsTr : campaign.wordsEn,
      offer: isTurkish ? campaign.offerTr : campaign.offerEn,
      // Few mail programs show AVIF; every picture has a WebP beside it.
      pictureUrl: picture && `${isPreview ? '' : origin}${picture.replace(/\.avif$/, '.webp')}`,
      siteUrl: `${origin}/?lang=${language}`,
      unsubscribeUrl: `${origin}${unsubscribePath(keys, { campaignId: campaign.id, memberId })}`,
      imprint: [shown.address, shown.phone],
    });
  };
}

/** Returns the settings that the environment fixes: the back office neither shows nor changes them. */
export function fixedSettings({
  keepDays,
  mailFrom,
}: Pick<Config, 'keepDays' | 'mailFrom'>): Partial<SettingValues> {
  return {
    ...(keepDays === undefined ? {} : { 'keep.technicalDays': keepDays }),
    ...(mailFrom === undefined ? {} : { 'mail.fromAddress': addressIn(mailFrom) }),
  };
}

type GuestLiveDeps = Pick<Repositories, 'menu' | 'settings' | 'firstShift'> & { now: () => number };

const AT_TABLES = ['seating', 'order'];

/** Opens the guests' live channel, which hears of every commit. */
export async function openGuestLive(
  gateway: Gateway,
  { menu, settings, firstShift, now }: GuestLiveDeps,
): Promise<GuestLiveChannel> {
  const guestLive = await createGuestLiveChannel({
    menuVersion: async () => (await menu.read()).version,
    opening: async () => (await settings.read()).opening,
    now,
    firstShiftAt: await firstShift.read(),
    onFirstShift: firstShift.keep,
    onContact: firstShift.tellContact,
  });
  firstShift.onContact(guestLive.tabletSpokeAt);
  gateway.onCommit(({ seq, tables }) => {
    if (MENU_TABLES.some((table) => tables.has(table))) guestLive.menuChanged();
    if (AT_TABLES.some((table) => tables.has(table))) guestLive.tablesChanged(seq);
    if (tables.has('setting')) guestLive.openingChanged();
  });
  return guestLive;
}

/** Returns what the watch knows of the machine, and its way out beside the mail. */
export function watchWiring({
  dataDir,
  alertUrl,
  ownerEmail = null,
}: Pick<Config, 'dataDir' | 'alertUrl'> & { ownerEmail?: string | null }): Pick<
  WatchDeps,
  'freeDisk' | 'watchLog' | 'alert' | 'ownerEmail'
> {
  return {
    async freeDisk() {
      const { bavail, blocks } = await statfs(dataDir);
      return bavail / blocks;
    },
    watchLog: keptLog(join(dataDir, 'watch.json')),
    alert: alertUrl ? (alert) => postAlert(alertUrl, alert) : null,
    ownerEmail,
  };
}

/** Keeps the log over a restart. It lies beside the database, which may be the one that is away. */
function keptLog(file: string): WatchDeps['watchLog'] {
  let kept = logIn(file);
  return {
    read: () => kept,
    keep(next) {
      const isNew = JSON.stringify(next) !== JSON.stringify(kept);
      kept = next;
      if (!isNew) return;
      try {
        writeFileSync(`${file}.new`, JSON.stringify(next), { mode: 0o600 });
        renameSync(`${file}.new`, file);
      } catch (error) {
        // A full disk is one of the signs.
        log.error('watch.not_kept', error);
      }
    },
  };
}

function logIn(file: string): WatchLog {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { signs: [], state: {} };
  }
}
