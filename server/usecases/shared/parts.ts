import type { MailFacts } from '#domain/settings/settings.operations';
import type { Gateway } from '../../db/gateway';
import type { Repositories } from '../../repositories/opened/open-repositories';
import type { PrivacyRequests } from '../../services/files/data-folder';
import type { PictureFiles } from '../../services/files/picture-files';
import type { GuestLiveChannel } from '../../services/live/guest-live-channel';
import type { LiveHub, PullWaiters } from '../../services/live/live-hub';
import type { Mailer } from '../../services/mail/mailer';
import type { Readiness } from '../../services/readiness';
import type { Keys } from '../../services/secrets/keys';
import type { TabletReports } from '../../services/tablet-reports';
import type { Bank } from '../../services/vakifbank/bank';

/** Everything that use cases are given. Each one names what it uses: `Pick<Parts, 'orders' | 'now'>`. */
export type Parts = Repositories & {
  bank: Bank;
  gateway: Gateway;
  guestLive: GuestLiveChannel;
  isDemo: boolean;
  keys: Keys;
  live: LiveHub;
  mailer: Mailer;
  mailFacts: () => Promise<MailFacts>;
  minClient: string;
  newId: () => string;
  now: () => number;
  passwordCost: number;
  pictureFiles: PictureFiles;
  privacyRequests: PrivacyRequests;
  readiness: Readiness;
  tabletReports: TabletReports;
  waiters: PullWaiters;
};
