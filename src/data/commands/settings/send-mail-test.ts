import type { MailTest, MailTestInput } from '#domain/settings/settings.operations';
import { HEADERS } from '#domain/sync/mutation';
import type { AdminDb } from '../../admin-db';
import { readJson } from '../../api-client';
import type { DataDeps } from '../../deps';
import { newId } from '../../ids';

/**
 * Sends a mail to the signed-in person; needs a connection. Each attempt has its own id.
 * @throws ApiError rate_limited, forbidden; another error without a response
 */
export function sendMailTest(deps: DataDeps<AdminDb>, input: MailTestInput): Promise<MailTest> {
  return readJson<MailTest>(deps, '/api/admin/mail/test', {
    method: 'POST',
    body: JSON.stringify(input),
    headers: { [HEADERS.idempotencyKey]: newId() },
  });
}
