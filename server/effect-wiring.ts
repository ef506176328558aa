import type { Config } from './env';
import { bookingMail } from './pages/mail/booking-mail';
import { codeMail } from './pages/mail/code-mail';
import { dayMail } from './pages/mail/day-mail';
import { replyMail } from './pages/mail/reply-mail';
import { BOOKING_REMINDER } from './repositories/effects.repository';
import { BOOKING_MAIL, BOOKING_NEWS } from './repositories/rows/booking-row';
import { CODE_MAIL } from './repositories/sign-in-codes.repository';
import { type EffectHandlers, LOGGED_EFFECTS } from './services/mail/effect-handlers';
import { type SendBookingMailDeps, sendBookingMail } from './usecases/bookings/send-booking-mail';
import { OFFER_MAIL } from './usecases/bookings/waitlist';
import { type SendCodeMailDeps, sendCodeMail } from './usecases/club/join-club';
import { DAY_MAIL, type SendDayMailDeps, sendDayMail } from './usecases/financials/close-day';
import { STOCK_OUT, type SwitchOffDishesDeps, switchOffDishes } from './usecases/inventory/recipes';
import { CAMPAIGN_TEST } from './usecases/marketing/change-campaign';
import { type SendTestMailDeps, sendTestMail } from './usecases/marketing/send-campaigns';
import { type ChangeAvailabilityDeps, changeAvailability } from './usecases/menu/change-menu';
import { type SendReplyMailDeps, sendReplyMail } from './usecases/messages/send-message';
import { REPLY_MAIL } from './usecases/messages/staff-messages';
import { readVenue, type VenueDeps } from './usecases/venue/read-venue';

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
