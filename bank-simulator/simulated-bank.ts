import type { Faults } from './faults';
import { createFaults } from './faults';

export type MpiRecord = {
  requestId: string;
  card: number;
  expiry: string;
  amountMinor: number;
  currency: string;
  installments: string;
  sessionInfo: string;
  successUrl: string;
  failureUrl: string;
  eci: string;
  cavv: string;
  isUsed: boolean;
};

export type Transaction = {
  id: string;
  type: 'Sale' | 'Cancel' | 'Refund' | 'Reversal';
  referenceId: string;
  orderId: string;
  amountMinor: number;
  resultCode: string;
  authCode: string;
  rrn: string;
  hostDate: string;
  maskedPan: string;
  eci: string;
  cavv: string;
  batch: number;
  refundedMinor: number;
  isCanceled: boolean;
  isReversed: boolean;
};

export type HostedRecord = {
  token: string;
  transactionId: string;
  orderId: string;
  amountMinor: number;
  language: 'en' | 'tr';
  successUrl: string;
  failUrl: string;
  /** An empty code means that the guest has not tried yet. */
  resultCode: string;
};

export type SimulatorOptions = {
  now: () => number;
  merchantId?: string;
  terminalNo?: string;
  password?: string;
  maxInstallment?: number;
  /** A mounted simulator runs inside our server: browsers reach its pages under our origin. */
  isMounted?: boolean;
  /** Opens `/sim/control`. */
  hasControls?: boolean;
};

/** The simulated bank keeps its state in memory. */
export type SimulatedBank = ReturnType<typeof createSimulatedBank>;

export function createSimulatedBank(options: SimulatorOptions) {
  const {
    now,
    merchantId = '000000000000042',
    terminalNo = 'VP000042',
    password = 'SimPassw0rd',
    maxInstallment = 1,
    isMounted = false,
  } = options;
  const faults: Faults = createFaults();
  const transactions = new Map<string, Transaction>();
  let count = 0;
  return {
    now,
    merchantId,
    terminalNo,
    password,
    maxInstallment,
    isMounted,
    faults,
    mpi: new Map<string, MpiRecord>(),
    transactions,
    hosted: new Map<string, HostedRecord>(),
    batch: 300,
    next(): number {
      count += 1;
      return count;
    },
    sales: () =>
      [...transactions.values()].filter(
        ({ type, resultCode }) => type === 'Sale' && resultCode === '0000',
      ),
    succeeded: () => [...transactions.values()].filter(({ resultCode }) => resultCode === '0000'),
    book(
      entry: Pick<Transaction, 'id' | 'type' | 'amountMinor' | 'resultCode'> & Partial<Transaction>,
    ) {
      const number = String(this.next()).padStart(6, '0');
      const transaction: Transaction = {
        referenceId: '',
        orderId: '',
        authCode: entry.resultCode === '0000' ? number : '',
        rrn: `627300${number}`,
        hostDate: hostDate(now()),
        maskedPan: '',
        eci: '',
        cavv: '',
        batch: this.batch,
        refundedMinor: 0,
        isCanceled: false,
        isReversed: false,
        ...entry,
      };
      transactions.set(transaction.id, transaction);
      return transaction;
    },
    /** Ends the bank's day: the merchant can refund the day's sales but no longer cancel them. */
    closeBatch(): void {
      this.batch += 1;
    },
  };
}

/** Returns yyyyMMddHHmmss in Turkish time. */
function hostDate(at: number): string {
  return new Date(at + 3 * 3_600_000).toISOString().slice(0, 19).replace(/[-:T]/g, '');
}

export function decimal(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
