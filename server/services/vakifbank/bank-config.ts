export const BANK_MODES = ['off', 'simulator', 'test', 'live'] as const;
export type BankMode = (typeof BANK_MODES)[number];
export type HashCheck = 'off' | 'log' | 'enforce';

export type BankUrls = {
  enroll: string;
  vpos: string;
  search: string;
  settlement: string;
  hostedCreate: string;
  hostedQuery: string;
};

export type BankConfig = {
  mode: BankMode;
  /** With `direct` our API accepts card data too; the hosted page always works. */
  flow: 'hosted' | 'direct';
  merchantId: string;
  terminalNo: string;
  password: string;
  mpiPassword: string;
  /** The value null means the simulator in this process. */
  urls: BankUrls | null;
  hashCheck: HashCheck;
  acceptsHalfSecure: boolean;
  maxInstallment: number;
  ttlMs: number;
  enrollTimeoutMs: number;
  saleTimeoutMs: number;
};

type Env = Readonly<Record<string, string | undefined>>;

const URL_NAMES: Readonly<Record<keyof BankUrls, string>> = {
  enroll: 'VAKIFBANK_URL_ENROLL',
  vpos: 'VAKIFBANK_URL_VPOS',
  search: 'VAKIFBANK_URL_SEARCH',
  settlement: 'VAKIFBANK_URL_SETTLEMENT',
  hostedCreate: 'VAKIFBANK_URL_CP_CREATE',
  hostedQuery: 'VAKIFBANK_URL_CP_QUERY',
};

const SIMULATED = {
  VAKIFBANK_MERCHANT_ID: '000000000000042',
  VAKIFBANK_TERMINAL_NO: 'VP000042',
  VAKIFBANK_API_PASSWORD: 'SimPassw0rd',
};

const NO_TERMINAL = { merchantId: '', terminalNo: '', password: '', mpiPassword: '' };

/** @throws Error for contradictory settings: the server must not start */
export function readBankConfig(env: Env, { isDemo }: { isDemo: boolean }): BankConfig {
  const mode = modeOf(env, isDemo);
  const settings = mode === 'simulator' ? { ...SIMULATED, ...env } : env;
  if (mode === 'simulator') refuseInProduction(env);
  const flow = oneOf(env, 'VAKIFBANK_FLOW', ['hosted', 'direct'], isDemo ? 'direct' : 'hosted');
  const urls = mode === 'off' ? null : urlsOf(env, mode);
  if (mode === 'live') refuseUnsafeLive(env, flow, urls);
  return {
    mode,
    flow,
    ...(mode === 'off' ? NO_TERMINAL : terminalOf(settings)),
    urls,
    hashCheck: oneOf(
      env,
      'VAKIFBANK_HASH_CHECK',
      ['off', 'log', 'enforce'],
      mode === 'simulator' ? 'enforce' : 'log',
    ),
    acceptsHalfSecure: env.ACCEPT_HALF_SECURE === 'true',
    maxInstallment: numberOf(env, 'MAX_INSTALLMENT', { least: 1, most: 12, otherwise: 1 }),
    ttlMs: numberOf(env, 'PAYMENT_TTL_MIN', { least: 5, most: 60, otherwise: 15 }) * 60_000,
    enrollTimeoutMs: mode === 'test' ? 75_000 : 30_000,
    saleTimeoutMs: 60_000,
  };
}

function modeOf(env: Env, isDemo: boolean): BankMode {
  const hasCredentials = Object.keys(SIMULATED).some((name) => Boolean(env[name]));
  if (!env.VAKIFBANK_MODE && hasCredentials) {
    throw new Error('VAKIFBANK_MODE is missing: say whether the terminal is `test` or `live`.');
  }
  return oneOf(env, 'VAKIFBANK_MODE', BANK_MODES, isDemo ? 'simulator' : 'off');
}

function terminalOf(settings: Env) {
  const [merchantId, terminalNo, password] = Object.keys(SIMULATED).map((name) => {
    const value = settings[name];
    if (!value) throw new Error(`${name} is missing: card payments cannot be taken without it.`);
    return value;
  }) as [string, string, string];
  return {
    merchantId,
    terminalNo,
    password,
    mpiPassword: settings.VAKIFBANK_MPI_PASSWORD || password,
  };
}

function urlsOf(env: Env, mode: BankMode): BankUrls | null {
  const names = Object.entries(URL_NAMES);
  if (mode === 'simulator' && names.every(([, name]) => !env[name])) return null;
  const urls = names.map(([key, name]) => {
    const value = env[name] ?? '';
    if (!URL.canParse(value)) throw new Error(`${name} is no address: ${value}`);
    return [key, value];
  });
  // The list of all names fills the object, so none is missing.
  return Object.fromEntries(urls) as BankUrls;
}

function refuseInProduction(env: Env): void {
  if (env.NODE_ENV === 'production' && env.ALLOW_SIMULATOR_IN_PROD !== '1') {
    throw new Error('VAKIFBANK_MODE=simulator takes no money; it is refused in production.');
  }
}

function refuseUnsafeLive(env: Env, flow: BankConfig['flow'], urls: BankUrls | null): void {
  if (!env.PUBLIC_URL?.startsWith('https://')) {
    throw new Error('VAKIFBANK_MODE=live needs PUBLIC_URL with https: the bank sends guests back.');
  }
  const unsafe = Object.values(urls ?? {}).find((url) => !url.startsWith('https://'));
  if (unsafe) throw new Error(`VAKIFBANK_MODE=live needs https addresses: ${unsafe}`);
  if (flow === 'direct' && env.VAKIFBANK_ALLOW_DIRECT !== 'saq-d') {
    throw new Error(
      'VAKIFBANK_FLOW=direct takes card data here (PCI SAQ D): refused in live mode.',
    );
  }
}

function oneOf<T extends string>(env: Env, name: string, all: readonly T[], otherwise: T): T {
  const text = env[name] || otherwise;
  const found = all.find((one) => one === text);
  if (!found) throw new Error(`${name} is one of ${all.join(', ')}: ${text}`);
  return found;
}

type Range = { least: number; most: number; otherwise: number };

function numberOf(env: Env, name: string, { least, most, otherwise }: Range): number {
  const value = Number(env[name] || otherwise);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${name} is a number from ${least} to ${most}: ${env[name]}`);
}
