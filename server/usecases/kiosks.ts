import { DomainError } from '#domain/error-codes';
import type {
  AddKioskInput,
  ChangeKioskInput,
  KioskFacts,
  KioskRead,
  KioskReportInput,
} from '#domain/kiosks/kiosk';
import { KIOSK_ACTOR } from '#domain/staff/activity-log';
import { kiosks } from '../db/tables/bookings.table';
import type { Kiosk, KioskRow } from '../repositories/seatings/seatings.repository';
import { newKiosk } from '../repositories/seatings/seatings.repository';
import { hashPassword, isPasswordRight, secretHash } from '../services/keys';
import type { Parts, StaffAddRequest, StaffChangeDeps, StaffRequest } from './shared/staff-change';
import { auditRow, orRefuse, staffAdd, staffChange } from './shared/staff-change';

type KioskDeps = StaffChangeDeps & Pick<Parts, 'kiosks' | 'kioskDesk' | 'tables'>;

type DeskDeps = Pick<KioskDeps, 'kiosks' | 'kioskDesk'>;

const KIOSK = { name: 'kiosk' } as const;

export async function listKiosks(deps: DeskDeps): Promise<{ kiosks: KioskRead[] }> {
  return { kiosks: (await deps.kiosks.list()).map(kioskRead) };
}

type AddKioskDeps = KioskDeps & Pick<Parts, 'passwordCost'>;

/**
 * Approves the tablet that shows a code; the tablet is a kiosk from then on.
 * @throws DomainError kiosk.code_unknown; table.blocked, where the table is gone
 */
export async function addKiosk(deps: AddKioskDeps, request: StaffAddRequest<AddKioskInput>) {
  const { code, name, tableId, pin } = request.input;
  const operation = { row: KIOSK, kind: 'kiosk.add' };
  const added = await staffAdd(deps, request, kiosks, operation, async (at) => {
    const secret = await deps.kioskDesk.tabletWith(code);
    if (secret === null) throw new DomainError('kiosk.code_unknown');
    const table = tableId === null ? null : await deps.tables.find(tableId);
    if (tableId !== null && !table) throw new DomainError('table.blocked');
    const row = {
      id: deps.newId(),
      v: 1,
      secretHash: secret,
      name,
      tableId,
      pinHash: await hashPassword(pin, deps.passwordCost),
      isOutOfOrder: false,
      addedAt: at,
      addedBy: request.member.firstName,
    };
    const tableLabel = table?.label ?? null;
    return {
      row,
      read: kioskRead({ row, tableLabel, report: null }),
      audited: [null, { name, tableLabel }],
      status: 200,
      ...newKiosk(row),
    };
  });
  await deps.kioskDesk.forgetCode(code);
  return added;
}

/** Takes a kiosk out of order, or back into service. A kiosk that has the state already succeeds. */
export function changeKiosk(deps: KioskDeps, request: StaffRequest<ChangeKioskInput>) {
  const { isOutOfOrder } = request.input;
  const operation = { row: KIOSK, kind: 'kiosk.change' };
  return staffChange(deps, request, kioskRows(deps), operation, (row) =>
    row.isOutOfOrder === isOutOfOrder ? null : { after: { isOutOfOrder } },
  );
}

/** Ends kiosk mode remotely: after its next report the tablet shows a new code. */
export async function removeKiosk(deps: KioskDeps, request: StaffRequest) {
  const operation = { row: KIOSK, kind: 'kiosk.remove' };
  const rows = kioskRows(deps);
  const removed = await staffChange(deps, request, rows, operation, ({ name }, _, kiosk) => ({
    after: null,
    audited: [{ name, tableLabel: kiosk.tableLabel }, {}],
  }));
  await deps.kioskDesk.forgetReport(request.id);
  return removed;
}

function kioskRows(deps: DeskDeps) {
  return {
    table: kiosks,
    find: deps.kiosks.find,
    rowOf: ({ row }: Kiosk) => row,
    read: (kiosk: Kiosk, row: KioskRow) => kioskRead({ ...kiosk, row }),
  };
}

/** Returns the code that an unpaired tablet shows to staff. */
export async function pairKiosk(
  { kioskDesk }: Pick<Parts, 'kioskDesk'>,
  { secret, ...asker }: { secret: string; address: string; onNew: () => void },
): Promise<{ code: string; expiresAt: string }> {
  const { code, expiresAt } = await kioskDesk.codeFor({ secretHash: secretHash(secret), ...asker });
  return { code, expiresAt: new Date(expiresAt).toISOString() };
}

/** Stores a kiosk's report and returns the settings that staff have made. @throws DomainError kiosk.unknown */
export async function reportKiosk(
  deps: DeskDeps,
  report: KioskReportInput,
): Promise<{ kiosk: KioskFacts }> {
  const kiosk = await kioskWith(deps, report.secret);
  await deps.kioskDesk.report(kiosk.row.id, report);
  return { kiosk: kioskFacts(kiosk) };
}
type Unlock = {
  secret: string;
  pin: string;
  leave: boolean;
  /** The use case calls this function before the PIN comparison. */
  onTry: (kioskId: string) => void;
  onOpen: (kioskId: string) => void;
};

/** Opens the staff part of a kiosk by a PIN, or ends kiosk mode. @throws DomainError kiosk.unknown, pin.wrong */
export async function unlockKiosk(
  deps: DeskDeps & Pick<KioskDeps, 'now' | 'newId'>,
  { secret, pin, leave, onTry, onOpen }: Unlock,
): Promise<{ isOpen: true }> {
  const { row, tableLabel } = await kioskWith(deps, secret);
  onTry(row.id);
  if (!(await isPasswordRight(pin, row.pinHash))) throw new DomainError('pin.wrong');
  onOpen(row.id);
  const action = leave ? 'kiosk.leave' : 'kiosk.open';
  const fact = { action, tbl: 'kiosk', pk: row.id, after: { name: row.name, tableLabel } };
  const entry = auditRow(deps, { member: { id: KIOSK_ACTOR } }, fact);
  if (leave) {
    await deps.kiosks.leave(row.id, entry);
    await deps.kioskDesk.forgetReport(row.id);
  } else {
    await deps.kiosks.noteOpened(entry);
  }
  return { isOpen: true };
}

/** @throws DomainError kiosk.unknown if staff never approved the kiosk, or have removed it */
async function kioskWith({ kiosks: stored }: Pick<KioskDeps, 'kiosks'>, secret: string) {
  return orRefuse(await stored.findBySecret(secretHash(secret)), 'kiosk.unknown');
}

function kioskFacts({ row, tableLabel }: Omit<Kiosk, 'report'>): KioskFacts {
  return { name: row.name, tableLabel, isOutOfOrder: row.isOutOfOrder };
}

function kioskRead(kiosk: Kiosk): KioskRead {
  const { report } = kiosk;
  const { isInUse = false, waiting = 0, waitingCodes = [], unsent = [] } = report?.told ?? {};
  return {
    ...kioskFacts(kiosk),
    id: kiosk.row.id,
    v: kiosk.row.v,
    seenAt: report && new Date(report.at).toISOString(),
    isInUse,
    waiting,
    waitingCodes,
    unsent,
  };
}
