import type { SettingValues } from '#domain/settings/settings';
import type { Gateway } from '../../db/gateway';
import { createAuditRepository } from '../audit.repository';
import { createBillsRepository } from '../bills.repository';
import { createBrunchRepository, createTableBookingsRepository } from '../bookings.repository';
import { createDashboardRepository } from '../dashboard.repository';
import { createEffectsRepository } from '../effects.repository';
import { createChangesRepository } from '../feed/changes.repository';
import { createDevicesRepository } from '../feed/devices.repository';
import { createFirstShiftRepository } from '../first-shift.repository';
import { createStockRepositories } from '../inventory/inventory.repository';
import {
  createAnnouncementsRepository,
  createCampaignsRepository,
  createRecipientsRepository,
} from '../marketing/campaigns.repository';
import {
  createConsentsRepository,
  createMembersRepository,
  createSignInCodesRepository,
} from '../members.repository';
import { createAvailabilityRepository, createMenuRepository } from '../menu.repository';
import { createMessagesRepository } from '../messages.repository';
import {
  createOrderHistoryRepository,
  createOrderLogRepository,
} from '../order-history.repository';
import { createOrdersRepository } from '../orders.repository';
import { createPaymentsRepository, createSettlementsRepository } from '../payments.repository';
import { createPointsRepository } from '../points.repository';
import { createPrintersRepository, createPrintJobsRepository } from '../print-jobs.repository';
import { createRateLimitsRepository, createSharedFilesRepository } from '../processes.repository';
import { createMemberRecordsRepository } from '../resources/member-records.repository';
import {
  createMenuChangesRepository,
  createPicturesRepository,
} from '../resources/menu-changes.repository';
import {
  createPasskeysRepository,
  createStaffAccessRepository,
} from '../resources/passkeys.repository';
import { createResourceRepository } from '../resources/resource.repository';
import { RESOURCE_STORES } from '../resources/resource-stores';
import { createStoredResponsesRepository } from '../rows/responses.repository';
import { createKioskDeskRepository } from '../seatings/kiosk-desk.repository';
import {
  createKiosksRepository,
  createSeatingsRepository,
  createSeatsRepository,
} from '../seatings/seatings.repository';
import { createWaitlistRepository } from '../seatings/waitlist.repository';
import { createSettingsRepository } from '../settings.repository';
import {
  createApprovalsRepository,
  createPinsRepository,
  createStaffRepository,
} from '../staff.repository';
import { createKnownGuests } from '../statements/known-guests';
import { createTableAssignments, createTablesRepository } from '../tables.repository';
import { createDaysRepository } from '../till/days.repository';
import { createFinancialsRepository } from '../till/financials.repository';
import { createWatchRepository } from '../watch.repository';

type Options = { now: () => number; isDemo: boolean; fixed: Partial<SettingValues> };

export type Repositories = ReturnType<typeof openRepositories>;

/** Returns all repositories of a database. */
export function openRepositories(gateway: Gateway, { now, isDemo, fixed }: Options) {
  const settings = createSettingsRepository(gateway, fixed);
  return {
    settings,
    menu: createMenuRepository(gateway, settings, now),
    availability: createAvailabilityRepository(gateway),
    menuChanges: createMenuChangesRepository(gateway),
    pictures: createPicturesRepository(gateway),
    orders: createOrdersRepository(gateway),
    orderLog: createOrderLogRepository(gateway),
    orderHistory: createOrderHistoryRepository(gateway),
    bills: createBillsRepository(gateway),
    approvals: createApprovalsRepository(gateway),
    payments: createPaymentsRepository(gateway),
    settlements: createSettlementsRepository(gateway),
    financials: createFinancialsRepository(gateway),
    days: createDaysRepository(gateway),
    tableBookings: createTableBookingsRepository(gateway),
    brunches: createBrunchRepository(gateway),
    waitlist: createWaitlistRepository(gateway),
    knownGuests: createKnownGuests(gateway),
    tables: createTablesRepository(gateway),
    assignments: createTableAssignments(gateway),
    seatings: createSeatingsRepository(gateway),
    seats: createSeatsRepository(gateway),
    kiosks: createKiosksRepository(gateway),
    kioskDesk: createKioskDeskRepository(gateway, now),
    printers: createPrintersRepository(gateway),
    printJobs: createPrintJobsRepository(gateway),
    messages: createMessagesRepository(gateway),
    members: createMembersRepository(gateway),
    memberRecords: createMemberRecordsRepository(gateway),
    consents: createConsentsRepository(gateway),
    loyalty: createPointsRepository(gateway),
    signInCodes: createSignInCodesRepository(gateway),
    campaigns: createCampaignsRepository(gateway),
    announcements: createAnnouncementsRepository(gateway),
    recipients: createRecipientsRepository(gateway),
    ...createStockRepositories(gateway),
    /** All plain staff resources have the same routes. */
    resources: RESOURCE_STORES.map((store) => createResourceRepository(gateway, store)),
    staff: createStaffRepository(gateway, { isDemo }),
    staffAccess: createStaffAccessRepository(gateway),
    passkeys: createPasskeysRepository(gateway),
    pins: createPinsRepository(gateway, { isDemo }),
    devices: createDevicesRepository(gateway),
    firstShift: createFirstShiftRepository(gateway),
    changes: createChangesRepository(gateway),
    responses: createStoredResponsesRepository(gateway, now),
    effects: createEffectsRepository(gateway),
    audit: createAuditRepository(gateway),
    dashboard: createDashboardRepository(gateway),
    rateLimits: createRateLimitsRepository(gateway),
    sharedRows: createSharedFilesRepository(gateway),
    watch: createWatchRepository(gateway),
  };
}
