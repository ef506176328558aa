import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BankConfig } from '../services/vakifbank/bank-config';
import { readBankConfig } from '../services/vakifbank/bank-config';

export type Config = {
  port: number;
  host: string;
  rootDir: string;
  dataDir: string;
  /** The folder holds the built app; null means that another process serves the app. */
  appDir: string | null;
  /** The server serves a service worker that unregisters itself. */
  isKillSwitch: boolean;
  databaseUrl: string;
  databaseAuthToken?: string;
  isDemo: boolean;
  hasDemoGuests: boolean;
  isRateLimited: boolean;
  /** The server may replace a lost `server.key` by a new one. */
  mayRenewKey: boolean;
  /** The server keeps refusals and the change feed for this many days; without it, a setting of the owner says so. */
  keepDays?: number;
  trustedHops: number;
  /** The public address has no trailing slash; without one, each request gives the address. */
  publicUrl?: string;
  ownerEmail?: string;
  /** This URL names the mail server; without one, mails become files in the data folder. */
  smtpUrl?: string;
  mailFrom?: string;
  /** Copies go here instead of the data folder, best on another disk. */
  backupDir?: string;
  /** The shell runs this command after each night's copy, with its path in BACKUP_FILE. */
  backupCommand?: string;
  /** Litestream sends what the database commits to this address. */
  backupStream?: string;
  /** A POST to this address tells the owner what is wrong: ntfy, Telegram or healthchecks. */
  alertUrl?: string;
  /** Reads `/metrics` from elsewhere than this machine. */
  metricsToken?: string;
  bank: BankConfig;
  build: string;
  minClient: string;
};

type Env = Readonly<Record<string, string | undefined>>;

/** A file holds the value of these variables, if its name stands in the variable with `_FILE`. */
const SECRETS = [
  'DATABASE_AUTH_TOKEN',
  'SMTP_URL',
  'ALERT_URL',
  'METRICS_TOKEN',
  'VAKIFBANK_API_PASSWORD',
  'VAKIFBANK_MPI_PASSWORD',
];

function withSecretFiles(env: Env): Env {
  const read = SECRETS.flatMap((name) => {
    const file = env[`${name}_FILE`];
    return file ? [[name, readFileSync(file, 'utf8').trim()] as const] : [];
  });
  return { ...env, ...Object.fromEntries(read) };
}

/** Reads the environment. @throws Error when it contradicts itself */
export function readConfig(given: Env): Config {
  const env = withSecretFiles(given);
  const isDemo = env.DEMO === '1';
  if (isDemo && env.NODE_ENV === 'production') {
    throw new Error('DEMO=1 opens demo accounts; it is refused with NODE_ENV=production.');
  }
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is no port: ${env.PORT}`);
  }
  const rootDir = findRoot(import.meta.dirname);
  const dataDir = resolve(env.DATA_DIR ?? join(rootDir, 'data'));
  const { DATABASE_AUTH_TOKEN, OWNER_EMAIL, PUBLIC_URL, SMTP_URL, MAIL_FROM } = env;
  const { BACKUP_DIR, BACKUP_COMMAND, BACKUP_STREAM, ALERT_URL, METRICS_TOKEN } = env;
  return {
    port,
    // A demo's passwords are public: it listens on the network only when configured to.
    host: env.HOST ?? (isDemo ? '127.0.0.1' : '0.0.0.0'),
    rootDir,
    dataDir,
    appDir: resolve(env.APP_DIR ?? join(rootDir, 'dist/app')),
    isKillSwitch: env.KILL_SWITCH === '1',
    databaseUrl: env.DATABASE_URL || `file:${join(dataDir, 'bar-bliss.db')}`,
    ...(DATABASE_AUTH_TOKEN ? { databaseAuthToken: DATABASE_AUTH_TOKEN } : {}),
    isDemo,
    hasDemoGuests: isDemo && env.DEMO_GUESTS !== 'off',
    isRateLimited: env.RATE_LIMIT !== 'off',
    mayRenewKey: env.NEW_KEY === '1',
    ...(env.KEEP_DAYS ? { keepDays: keepDays(env.KEEP_DAYS) } : {}),
    trustedHops: trustedHops(env.TRUST_PROXY ?? '0'),
    ...(PUBLIC_URL ? { publicUrl: new URL(PUBLIC_URL).origin } : {}),
    ...(OWNER_EMAIL ? { ownerEmail: OWNER_EMAIL } : {}),
    ...(SMTP_URL ? { smtpUrl: SMTP_URL } : {}),
    ...(MAIL_FROM ? { mailFrom: MAIL_FROM } : {}),
    ...(BACKUP_DIR ? { backupDir: resolve(BACKUP_DIR) } : {}),
    ...(BACKUP_COMMAND ? { backupCommand: BACKUP_COMMAND } : {}),
    ...(BACKUP_STREAM ? { backupStream: addressOf(BACKUP_STREAM) } : {}),
    ...(ALERT_URL ? { alertUrl: new URL(ALERT_URL).href } : {}),
    ...(METRICS_TOKEN ? { metricsToken: metricsToken(METRICS_TOKEN) } : {}),
    bank: readBankConfig(env, { isDemo }),
    build: versionOf(rootDir),
    minClient: env.MIN_CLIENT ?? '0.0.0',
  };
}

/** A message waits on a phone for up to seven days, so its stored response must live longer. */
function keepDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 8 && days <= 3_650) return days;
  throw new Error(`KEEP_DAYS is a number of days, 8 to 3650: ${text}`);
}

/** A folder is an address too. */
function addressOf(text: string): string {
  return /^\w+:\/\//.test(text) ? text : `file://${resolve(text)}`;
}

function metricsToken(text: string): string {
  if (/^[\w-]{20,100}$/.test(text)) return text;
  throw new Error('METRICS_TOKEN has 20 to 100 letters, digits, "_" or "-".');
}

function trustedHops(text: string): number {
  if (/^\d?$/.test(text)) return Number(text);
  throw new Error(`TRUST_PROXY is the number of proxies before the server, 0 to 9: ${text}`);
}

/** Finds the project's folder from the sources and from the build. */
function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('package.json was not found above the server.');
  return findRoot(above);
}

function versionOf(rootDir: string): string {
  const { version } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));
  return String(version);
}
