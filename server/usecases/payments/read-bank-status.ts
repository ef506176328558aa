import type { BankStatusRead } from '#domain/payments/bank-status';
import { TEST_CARDS } from '#domain/payments/test-cards';
import type { Bank } from '../../services/vakifbank/bank';
import { BUILT_PARTS } from '../../services/vakifbank/built-parts';

export type BankStatusDeps = {
  bank: Bank;
  isDemo: boolean;
  /** @throws when the database cannot be read */
  settings: { read(): Promise<{ cardOrders: boolean }> };
};

/** The setup of card payments as booleans, never a secret or its length. */
export async function readBankStatus(
  { bank, settings }: BankStatusDeps,
  { isHttps }: { isHttps: boolean },
): Promise<BankStatusRead> {
  const { config } = bank;
  const { mode, flow, maxInstallment, hashCheck } = config;
  const isBank = mode === 'test' || mode === 'live';
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
      testMode: mode !== 'live',
      ssl: isHttps,
      database,
      endpoints: mode !== 'off',
      testCards: mode !== 'live' && TEST_CARDS.length > 0,
    },
    technical: BUILT_PARTS,
    transactions: {
      sale: mode !== 'off',
      cancel: mode !== 'off',
      refund: mode !== 'off',
      installments: mode !== 'off' && maxInstallment >= 2,
      threeDSecure: mode !== 'off',
    },
    checksBankHash: hashCheck === 'enforce',
    canTest: mode === 'simulator' || mode === 'test',
    takesCards: flow === 'direct' && mode !== 'off',
    testCards:
      mode === 'live' || mode === 'off'
        ? []
        : TEST_CARDS.filter(({ of }) =>
            mode === 'simulator' ? of === 'simulator' : of === 'bank',
          ),
  };
}
