import type { FailureReason } from '#domain/payments/payment-read';
import { isRecord, textField } from '../json';
import { pageFetch } from './net';

const REASONS: Readonly<Record<string, FailureReason>> = {
  'payment.nothing_due': 'nothing_due',
  'payment.in_progress': 'under_review',
};

/** Starts a payment and opens the bank's page, or the page with the refusal. */
export async function openBankPage(fields: Readonly<Record<string, string>>): Promise<void> {
  const response = await pageFetch('/api/payment/vakifbank/process', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fields),
  });
  const told: unknown = await response.json();
  // The refusal may carry an open payment's page.
  const action = isRecord(told) && isRecord(told.action) ? textField(told.action, 'url') : null;
  const reason = REASONS[textField(told, 'code') ?? ''] ?? 'temporarily_unavailable';
  location.assign(action ?? textField(told, 'address') ?? `/order-failed?reason=${reason}`);
}
