import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shownKurus } from '#domain/money';
import { isForGuest } from '#domain/registry/guest-mutations';
import type { DemoAccount, DemoSignIn } from '#domain/staff/demo-accounts';
import * as passkeys from '#domain/staff/passkeys.operations';
import type { PasskeyForm, UsedCredential } from '#domain/staff/staff-account';
import { passkeySite } from '#domain/staff/staff-account';
import type { DeviceRead, DeviceRole } from '#domain/stations/station';
import { homeOf, USUAL_ROLE } from '#domain/stations/station';
import { staffIdOf } from '#domain/sync/mutation';
import { ApiError } from '../api-client';
import type { Unlocked } from '../commands/pins';
import { readTeamAtBar, setPin, unlockTablet } from '../commands/pins';
import { send } from '../commands/send';
import { readMeta } from '../db';
import { isRecord, recordOf, textField } from '../json';
import { pageFetch } from '../network/net';
import { readEntry } from '../outbox/outbox';
import type { OutboxRow } from '../outbox/outbox-rows';
import { outboxRows } from '../outbox/outbox-rows';
import type { StaffSession, StaffUser } from '../session';
import { readPeople, readSession } from '../session';
import { passkeyFault } from '../staff/passkey-fault';
import type { SignOutReport, SignOutWay, StaffDraft, TabletLock } from '../staff/staff-session';
import {
  CLOSED,
  forgetDraft,
  keepDraft,
  NOT_KNOWN,
  readDeviceRole,
  readDrafts,
  readLock,
  signInStaff,
  signInStaffByPasskey,
  signOutStaff,
} from '../staff/staff-session';
import { lockTablet } from '../staff/tablet-lock';
import { staffDevice } from '../start/staff-device';
import { barTimeOf, DEVICE } from '../sync/contact-watch';
import { readSessionEnd } from '../sync/pull';
import { useLiveRead } from './use-app';
import { rowsOnTablet, useStaffRows } from './use-staff';

export type { Unlocked } from '../commands/pins';
export type { StaffUser } from '../session';
export type { LockPerson } from '../staff/staff-session';

export type StaffSessionView = {
  /** `ended`: the server no longer accepts the session; this tablet's rows stay readable. */
  state: 'unknown' | 'signed-out' | 'ended' | 'signed-in';
  user: StaffUser | null;
};

/** Returns `unknown` until the tablet has read its storage. */
export function useStaffSession(): StaffSessionView {
  const found = useLiveRead(readWho, []);
  return found ?? { state: 'unknown', user: null };
}

/** @throws ApiError auth.failed; TypeError without a response */
export async function signIn(email: string, password: string): Promise<StaffUser> {
  const { deps, refresh } = staffDevice();
  const user = await signInStaff(deps, { email, password });
  void refresh();
  return user;
}

/** Signs out in one of three ways; `send` with unsent mutations only resolves to their number. */
export async function signOut(way: SignOutWay): Promise<SignOutReport> {
  const { deps, refresh } = staffDevice();
  const report = await signOutStaff(deps, { way });
  void refresh();
  return report;
}

async function readWho(): Promise<StaffSessionView> {
  try {
    const session = await readSession(staffDevice().deps.db);
    return { state: stateOf(session), user: session?.user ?? null };
  } catch {
    return { state: 'signed-out', user: null };
  }
}

function stateOf(session: StaffSession | undefined): StaffSessionView['state'] {
  if (!session || session.isLocked) return 'signed-out';
  return session.token === null && !session.heldToken ? 'ended' : 'signed-in';
}

export function useSessionEnd(): number | null {
  return useLiveRead(() => readSessionEnd(staffDevice().deps.db).catch(() => null), []) ?? null;
}

const AGAIN_MS = 5_000;

/** Treats unreadable storage as locked, and reads it again. */
export function useTabletLock(): TabletLock {
  const [attempt, setAttempt] = useState(0);
  const lock = useLiveRead(() => readLock(staffDevice().deps.db), [attempt]) ?? NOT_KNOWN;
  useEffect(() => {
    if (lock !== CLOSED) return;
    const timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [lock, attempt]);
  return lock;
}

export function lockNow(): Promise<void> {
  return lockTablet(staffDevice().deps);
}

export async function unlock(staffId: string, pin: string): Promise<Unlocked> {
  const { deps, refresh } = staffDevice();
  const verdict = await unlockTablet(deps, { staffId, pin });
  void refresh();
  return verdict;
}

export async function refreshTeam(): Promise<void> {
  await readTeamAtBar(staffDevice().deps).catch(() => {});
}

export async function choosePin(
  currentPassword: string,
  pin: string,
): Promise<'saved' | 'password' | 'easy' | 'failed'> {
  try {
    await setPin(staffDevice().deps, { currentPassword, pin });
    return 'saved';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'failed';
    if (error.code === 'password.wrong' || currentPassword === '') return 'password';
    const issues = recordOf(error.body)?.issues;
    const isEasy = Array.isArray(issues) && issues.some(({ code }) => code === 'pin.too_easy');
    return isEasy ? 'easy' : 'failed';
  }
}

export function useDemo(): DemoSignIn | null {
  const [door, setDoor] = useState<DemoSignIn | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void askDemo(stop.signal).then((response) => {
      if (!stop.signal.aborted) setDoor(response);
    });
    return () => stop.abort();
  }, []);
  return door;
}

async function askDemo(signal: AbortSignal): Promise<DemoSignIn | null> {
  try {
    return doorOf(await (await pageFetch('/api/demo', { signal })).json());
  } catch {
    return null;
  }
}

function doorOf(told: unknown): DemoSignIn | null {
  const password = textField(told, 'password');
  if (password === null || !isRecord(told) || !Array.isArray(told.accounts)) return null;
  return { password, accounts: told.accounts.flatMap(accountOf) };
}

function accountOf(told: unknown): DemoAccount[] {
  const [email, role] = [textField(told, 'email'), textField(told, 'role')];
  return email !== null && role !== null ? [{ email, role }] : [];
}

export function useStaffDrafts(userId: string | undefined, kind: string) {
  const [found, setFound] = useState<readonly StaffDraft[]>();
  useEffect(() => {
    if (userId === undefined) return;
    let isGone = false;
    readDrafts(staffDevice().deps, { userId, kind })
      .catch(notRead)
      .then((drafts) => {
        if (!isGone) setFound(drafts);
      });
    return () => {
      isGone = true;
    };
  }, [userId, kind]);
  const keep = useCallback(
    (what: string, draft: unknown) => {
      if (userId === undefined) return;
      keeping = keepDraft(staffDevice().deps, { userId, what, draft }).catch(notKept);
    },
    [userId],
  );
  const forget = useCallback(
    (what: string) => {
      if (userId !== undefined) forgetDraft(staffDevice().deps, { userId, what }).catch(notKept);
    },
    [userId],
  );
  // `found`: the edits at the opening of the screen, newest first; undefined while loading.
  return { found, keep, forget };
}

let keeping: Promise<void> = Promise.resolve();

/** Resolves when the last edit is stored, or when the storage has refused it. */
export const draftsKept = () => keeping;

/** Logs that blocked storage shows no edits. */
function notRead(error: unknown): StaffDraft[] {
  console.error(error);
  return [];
}

/** Logs that full or blocked storage keeps the edit on screen only. */
function notKept(error: unknown): void {
  console.error(error);
}

const devices = rowsOnTablet((db) => db.device.toArray());

/** Returns the devices of the team that have a role; undefined while unknown. */
export function useDevices(): readonly DeviceRead[] | undefined {
  return useStaffRows(devices).rows;
}

/** undefined means that the tablet has not read its rows; no `device`, that nobody has said what this device is. */
export function useThisDevice() {
  const rows = useDevices();
  const id = useLiveRead(() => readMeta<string>(staffDevice().deps.db, DEVICE), []);
  return useMemo(
    () => (rows && id ? { id, device: rows.find((row) => row.id === id) ?? null } : undefined),
    [rows, id],
  );
}

/** Returns what this device is; without an answer it is one behind the bar. */
export function useDeviceRole(): DeviceRole {
  return useThisDevice()?.device?.role ?? USUAL_ROLE;
}

/** Resolves to the page on which this device begins. */
export async function staffHome(): Promise<string> {
  const role = await readDeviceRole(staffDevice().deps.db).catch(() => null);
  return homeOf(role);
}

export type QueueRow = Awaited<ReturnType<typeof readQueue>>[number];

/** Returns this tablet's unfinished mutations with their authors; oldest first. */
export function useStaffQueue(): QueueRow[] {
  return useLiveRead(readQueue, []) ?? [];
}

async function readQueue() {
  const { db } = staffDevice().deps;
  try {
    const [rows, people, session] = await Promise.all([
      db.outbox.toArray(),
      readPeople(db),
      readSession(db),
    ]);
    const queue = outboxRows(rows);
    const dishes = await db.menuItem.bulkGet(queue.map(dishIdOf));
    return queue.map((row, nth) => {
      const staffId = row.principal === null ? null : staffIdOf(row.principal);
      return {
        ...row,
        createdAt: row.createdAt === null ? null : barTimeOf(row.createdAt),
        who: (staffId !== null && people[staffId]) || null,
        isOthers: staffId !== null && !isSentHere(row, staffId, session),
        dish: dishes[nth] ?? null,
        /** The money of the change. */
        kurus: kurusOf(rows.find(({ id }) => id === row.id)),
      };
    });
  } catch (error) {
    console.error(error);
    return [];
  }
}

/** True if the tablet sends the entry itself: its author's session is here, or a guest placed the order. */
function isSentHere({ kind }: OutboxRow, staffId: string, session: StaffSession | undefined) {
  return (
    staffId === session?.user.id ||
    staffId === session?.heldBy ||
    (kind !== null && isForGuest(kind))
  );
}

function kurusOf(row: unknown): number | null {
  const amount = textField(recordOf(readEntry(row)?.body), 'amount');
  return amount === null ? null : shownKurus(amount);
}

/** Returns 0 for other kinds: no dish has the id 0. */
function dishIdOf({ kind, entityId }: OutboxRow): number {
  return kind === 'menu.availability' ? Number(entityId) : 0;
}

type Browser = typeof import('@simplewebauthn/browser');
type NewOptions = Parameters<Browser['startRegistration']>[0]['optionsJSON'];
type KnownOptions = Parameters<Browser['startAuthentication']>[0]['optionsJSON'];

const load = () => import('@simplewebauthn/browser');

export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && passkeySite(location, true) !== null;
}

/** @throws PasskeyFault; ApiError with the server's refusal; another error without a response */
export async function signInByPasskey(): Promise<void> {
  await signInWith(await choosePasskey(await ask()));
}

function ask(): Promise<KnownOptions> {
  return send<KnownOptions>(staffDevice().deps, passkeys.askPasskey);
}

async function choosePasskey(optionsJSON: KnownOptions, useBrowserAutofill = false) {
  const { startAuthentication } = await load();
  const used = await startAuthentication({ optionsJSON, useBrowserAutofill }).catch(refuse);
  // The server checks each field by its schema.
  return used as UsedCredential;
}

async function signInWith(credential: UsedCredential): Promise<void> {
  const { deps, refresh } = staffDevice();
  await signInStaffByPasskey(deps, { credential });
  void refresh();
}

function refuse(error: unknown): never {
  throw passkeyFault(error);
}

/** Adds a passkey of this device. @throws as `signInByPasskey`; ApiError password.wrong */
export async function addPasskey({ name, currentPassword }: PasskeyForm): Promise<void> {
  const { deps } = staffDevice();
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    load(),
    send<NewOptions>(deps, passkeys.startPasskey, { input: { currentPassword } }),
  ]);
  const credential = await startRegistration({ optionsJSON }).catch(refuse);
  await send(deps, passkeys.addPasskey, { input: { name, credential } });
}

/** A challenge is valid for ten minutes. */
const OFFER_AGAIN_MS = 8 * 60_000;

/** Offers passkeys in the list that the browser shows at the email field; `onChosen` gets what became of a chosen one. */
export function usePasskeyOffer(isOn: boolean, onChosen: (run: Promise<void>) => void): void {
  const choose = useRef(onChosen);
  choose.current = onChosen;
  useEffect(() => {
    if (!isOn) return;
    let isOver = false;
    async function offer() {
      const { browserSupportsWebAuthnAutofill } = await load();
      if (!(await browserSupportsWebAuthnAutofill())) return;
      const options = await ask();
      if (isOver) return;
      const used = await choosePasskey(options, true);
      choose.current(signInWith(used));
    }
    // Nobody asked for the offer: the button tells why passkeys do not work.
    const start = () => void offer().catch(() => {});
    start();
    const timer = setInterval(start, OFFER_AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      load().then(
        ({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony(),
        () => {},
      );
    };
  }, [isOn]);
}
