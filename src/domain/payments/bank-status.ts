import * as v from 'valibot';
import { isDay } from '../bookings/slots';
import type { TestCard } from './test-cards';

/** The parts that the integration page names; each is true only because its code is there. */
export type BuiltParts = {
  threeDSecure: boolean;
  xml: boolean;
  hashValidation: boolean;
  errorHandling: boolean;
  testInterface: boolean;
};

/** The answer of GET /api/payment/vakifbank/status: yes or no, never a value of a secret. */
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

/** A calendar day, as the bank counts them. */
export const settlementQuery = v.object({
  day: v.pipe(v.string(), v.check(isDay, 'date.invalid')),
});

/** What the bank's list of a day and ours do not have in common. */
export type SettlementReport = {
  day: string;
  matched: number;
  onlyBank: { transactionId: string; amount: string | null }[];
  onlyOurs: { id: string; amount: string }[];
};
