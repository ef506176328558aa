export const PASSWORD = 'bliss-demo-2026';
export const TRANSACTIONS = '/api/admin/financials/transactions';
export const CASH = { amount: '10.00', method: 'cash' };
export const EXPENSE = { type: 'expense', method: 'cash', amount: '120.50', reason: 'Ice' };
export const TONIGHT = {
  reservationDate: '2026-07-04',
  reservationTime: '22:00',
  depositRequired: false,
};
