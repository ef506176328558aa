import type { TestCard } from './test-cards';

/** The integration page lists these parts; each is true because its code exists. */
export type BuiltParts = {
  threeDSecure: boolean;
  xml: boolean;
  hashValidation: boolean;
  errorHandling: boolean;
  testInterface: boolean;
};

/** The response of GET /api/payment/vakifbank/status contains booleans, never the value of a secret. */
export type BankStatusRead = {
  mode: 'off' | 'simulator' | 'test' | 'live';
  flow: 'hosted' | 'direct';
  configuration: {
    merchantId: boolean;
    terminalNumber: boolean;
    password: boolean;
    testMode: boolean;
    ssl: boolean;
    database: boolean;
    endpoints: boolean;
    testCards: boolean;
  };
  technical: BuiltParts;
  transactions: {
    sale: boolean;
    cancel: boolean;
    refund: boolean;
    installments: boolean;
    threeDSecure: boolean;
  };
  checksBankHash: boolean;
  canTest: boolean;
  takesCards: boolean;
  testCards: TestCard[];
};
