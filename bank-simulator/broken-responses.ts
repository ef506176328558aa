import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Fault } from './faults';

/** Returns a broken response. Returns null when the fault is in the message, not in the response. */
export async function broken(c: Context, { kind, value }: Fault): Promise<Response | null> {
  switch (kind) {
    case 'delay':
      await new Promise((resolve) => setTimeout(resolve, Number(value ?? 1_000)));
      return null;
    case 'drop_before_commit':
      return dropped(c);
    case 'http_500':
      return c.text('Internal Server Error', 500);
    case 'html_waf_200':
      return c.html(
        '<html><head><title>Request Rejected</title></head><body>Request Rejected</body></html>',
      );
    case 'json_6011':
      return c.json({ ErrorCode: '6011', Message: 'Invalid merchant IP' });
    case 'truncated_xml':
      return c.body('<?xml version="1.0"?><VposResponse><ResultCode>0000</Resul');
    case 'doctype_xml':
      return c.body(
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "0000">]><VposResponse><ResultCode>&x;</ResultCode></VposResponse>',
      );
    case 'huge_body':
      return c.body(
        `<VposResponse><ResultCode>${'0'.repeat(5_000_000)}</ResultCode></VposResponse>`,
      );
    default:
      return null;
  }
}

export function dropped(c: Context): Response {
  const { outgoing } = (c.env ?? {}) as { outgoing?: { destroy(): void } };
  outgoing?.destroy();
  return RESPONSE_ALREADY_SENT;
}
