import type { BankStatusRead } from '#domain/payments/bank-response';
import { TEST_CARDS } from '#domain/payments/test-cards';
import { type Bank, BUILT_PARTS, canSendTestCards } from '../../services/vakifbank/bank';

export type BankStatusDeps = {
  bank: Bank;
  isDemo: boolean;
  now: () => number;
  /** @throws when the database cannot be read */
  settings: { read(): Promise<{ cardOrders: boolean }> };
};

/** Returns the setup of card payments as booleans, never a secret or its length. */
export async function readBankStatus(
  { bank, settings, now }: BankStatusDeps,
  { isHttps }: { isHttps: boolean },
): Promise<BankStatusRead> {
  const { config } = bank;
  const { mode, flow, maxInstallment, hashCheck } = config;
  const isBank = mode === 'test' || mode === 'live';
  const canTest = mode === 'simulator' || mode === 'test';
  const issuer = mode === 'simulator' ? 'simulator' : 'bank';
  const testCards = canTest ? TEST_CARDS.filter(({ of }) => of === issuer) : [];
  const database = await settings.read().then(
    () => true,
    () => false,
  );
  return {
    mode,
    flow,
    configuration: {
      merchantId: isBank && config.merchantId !== '',
      terminalNumber: isBank && config.terminalNo !== '',
      password: isBank && config.password !== '',
      testMode: canTest,
      ssl: isHttps,
      database,
      endpoints: hasAddresses(config),
      testCards: testCards.length > 0,
    },
    technical: { ...BUILT_PARTS, testInterface: canSendTestCards(now()) },
    transactions: {
      sale: mode !== 'off',
      cancel: mode !== 'off',
      refund: mode !== 'off',
      installments: mode !== 'off' && maxInstallment >= 2,
      threeDSecure: mode !== 'off',
    },
    checksBankHash: hashCheck === 'enforce',
    canTest,
    takesCards: flow === 'direct' && mode !== 'off',
    testCards,
  };
}

/** The simulator of this process needs no addresses. */
function hasAddresses({ mode, urls }: Bank['config']): boolean {
  if (urls === null) return mode === 'simulator';
  return Object.values(urls).every((url) => URL.canParse(url));
}
