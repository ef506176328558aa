import type { BankConfig, BankUrls } from './bank-config';
import { askHostedPage, type HostedQuestion } from './hosted-answer';
import { type HostedOrder, openHostedPage } from './hosted-page';
import { type Enrollment, enroll } from './mpi';
import { type SearchedSale, searchSale } from './search';
import { type Days, settledSales } from './settlement-list';
import { type BankOperation, operate, type Sale, sell } from './vpos';

export type Bank = ReturnType<typeof createBank>;

export function createBank(config: BankConfig) {
  let ownOrigin: string | null = null;
  let knownSince = 0;
  const at = (service: keyof BankUrls) => {
    const urls = config.urls ?? (ownOrigin === null ? null : simulatorUrls(ownOrigin));
    if (!urls) throw new Error('The address of the simulator is not known yet.');
    return { ...config, url: urls[service] };
  };
  return {
    config,
    /** Sets this process's own URL, because a demo calls its simulator over HTTP like a bank. */
    listensAt(origin: string, at: number): void {
      ownOrigin = origin;
      // The demo's simulator forgets its sales with the process.
      if (config.urls === null) knownSince = at;
    },
    /** The bank knows the sales since this instant. */
    knownSince: () => knownSince,
    enroll: (enrollment: Enrollment) => enroll(at('enroll'), enrollment),
    sell: (sale: Sale) => sell(at('vpos'), sale),
    operate: (operation: BankOperation) => operate(at('vpos'), operation),
    search: (sale: SearchedSale) => searchSale(at('search'), sale),
    settledSales: (days: Days) => settledSales(at('settlement'), days),
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
