import type { BankConfig, BankUrls } from './bank-config';
import {
  askHostedPage,
  type HostedOrder,
  type HostedQuestion,
  openHostedPage,
} from './hosted-page';
import { type Enrollment, enroll } from './mpi';
import { searchSale, settledSales } from './search';
import { type BankOperation, operate, type Sale, sell } from './vpos';

export type Bank = ReturnType<typeof createBank>;

/** All services of the bank, at the configured URLs. */
export function createBank(config: BankConfig) {
  let ownOrigin: string | null = null;
  const at = (service: keyof BankUrls) => {
    const urls = config.urls ?? (ownOrigin === null ? null : simulatorUrls(ownOrigin));
    if (!urls) throw new Error('The address of the simulator is not known yet.');
    return { ...config, url: urls[service] };
  };
  return {
    config,
    /** This process's own URL: the demo's simulator is called over HTTP like a bank. */
    listensAt(origin: string): void {
      ownOrigin = origin;
    },
    enroll: (enrollment: Enrollment) => enroll(at('enroll'), enrollment),
    sell: (sale: Sale) => sell(at('vpos'), sale),
    operate: (operation: BankOperation) => operate(at('vpos'), operation),
    search: (sale: { transactionId: string; createdAt: number }) => searchSale(at('search'), sale),
    settledSales: (day: string) => settledSales(at('settlement'), day),
    openHostedPage: (order: HostedOrder) => openHostedPage(at('hostedCreate'), order),
    askHostedPage: (question: HostedQuestion) => askHostedPage(at('hostedQuery'), question),
  };
}

export function simulatorUrls(origin: string): BankUrls {
  const base = `${origin}/bank-simulator`;
  return {
    enroll: `${base}/threeDGateway/Enrollment`,
    vpos: `${base}/virtualPos/Vposreq`,
    search: `${base}/virtualPos/Search`,
    settlement: `${base}/virtualPos/SettlementDetail`,
    hostedCreate: `${base}/commonPayment/CreateTokenCPY`,
    hostedQuery: `${base}/commonPayment/GetVposTransaction`,
  };
}
