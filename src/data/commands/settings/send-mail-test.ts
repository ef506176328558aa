import { type MailTest, type MailTestInput, testMail } from '#domain/settings/settings.operations';
import type { AdminDb } from '../../admin-db';
import type { DataDeps } from '../../deps';
import { newId } from '../../ids';
import { send } from '../send';

/**
 * Sends a mail to the signed-in person; needs a connection. Each attempt has its own id.
 * @throws ApiError rate_limited, forbidden; another error without a response
 */
export function sendMailTest(deps: DataDeps<AdminDb>, input: MailTestInput): Promise<MailTest> {
  return send<MailTest>(deps, testMail, { input, mutationId: newId() });
}
