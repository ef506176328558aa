import { runDueEffects } from '../../../server/usecases/run-due-effects';
import type { TestApp } from '../bar/test-app';

const MINUTE_MS = 60_000;

/** Sends the due mails with two workers at once. */
export async function sendDueMails(bar: TestApp): Promise<void> {
  for (const kind of [
    'club.code',
    'booking.confirmation',
    'booking.offer',
    'booking.news',
    'booking.reminder',
    'message.reply',
    'campaign.test',
    'day.mail',
  ]) {
    const handler = bar.deps.effectHandlers[kind];
    if (!handler) throw new Error(`Nobody sends ${kind}.`);
    const run = () => runDueEffects(bar.deps, { kind, handler });
    await Promise.all([run(), run()]);
  }
}

export async function sendMailsFor(bar: TestApp, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += MINUTE_MS) {
    await sendDueMails(bar);
    bar.clock.advance(MINUTE_MS);
  }
}
