import { HEADERS, type PushResponse } from '#domain/sync/mutation';
import { recordOf, textField } from '../json';

export type ParsedResponse = PushResponse & { text: string; body: unknown; retryAfterMs?: number };

/** Accepts only complete JSON with our header and this mutation's id; a captive portal's page has neither. */
export async function readResponse(
  response: Response,
  mutationId: string,
  now: number,
): Promise<ParsedResponse> {
  const text = await response.text();
  const body = recordOf(text);
  const echo = textField(body, 'mutationId');
  const isWhole = body !== null && response.headers.get(HEADERS.api) === '1';
  const isOurs =
    isWhole && (response.ok ? echo === mutationId : (echo ?? mutationId) === mutationId);
  const code = textField(body, 'code');
  const retryAfterMs = retryAfterOf(response.headers.get('Retry-After'), now);
  return {
    status: response.status,
    isOurs,
    text,
    body,
    ...(code === null ? {} : { code }),
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
  };
}

function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  const waitMs = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return Number.isNaN(waitMs) ? null : Math.max(0, waitMs);
}
