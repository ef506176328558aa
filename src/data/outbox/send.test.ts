import { describe, expect, test } from 'vitest';
import { readResponse } from './send';

const ID = '0197d000-0000-7000-8000-000000000001';
const NOW = Date.parse('2026-07-04T18:00:00Z');

function responseOf(status: number, body: string, headers: Record<string, string> = {}) {
  return readResponse(
    new Response(body, { status, headers: { 'X-BB-Api': '1', ...headers } }),
    ID,
    NOW,
  );
}

describe('a response is ours', () => {
  test('when a receipt names our id', async () => {
    expect(await responseOf(201, `{"mutationId":"${ID}"}`)).toMatchObject({ isOurs: true });
    expect(await responseOf(201, '{"mutationId":"another"}')).toMatchObject({ isOurs: false });
    expect(await responseOf(201, '{}')).toMatchObject({ isOurs: false });
  });

  test('when a refusal names our id, or none', async () => {
    expect(await responseOf(401, '{"code":"unauthorized"}')).toMatchObject({ isOurs: true });
    expect(await responseOf(409, '{"code":"closed","mutationId":"another"}')).toMatchObject({
      isOurs: false,
    });
  });

  test('only with our header, and only whole', async () => {
    const portal = new Response(`{"mutationId":"${ID}"}`, { status: 201 });
    expect(await readResponse(portal, ID, NOW)).toMatchObject({ isOurs: false });
    expect(await responseOf(201, `{"mutationId":"${ID}"`)).toMatchObject({ isOurs: false });
    expect(await responseOf(201, `["${ID}"]`)).toMatchObject({ isOurs: false });
    expect(await responseOf(200, '<html></html>')).toMatchObject({ isOurs: false });
  });
});

describe('Retry-After', () => {
  test.each([
    ['2', 2_000],
    ['0', 0],
    ['Sat, 04 Jul 2026 18:00:30 GMT', 30_000],
    ['Sat, 04 Jul 2026 17:00:00 GMT', 0],
  ])('%s is %i ms', async (header, retryAfterMs) => {
    expect(await responseOf(503, '{}', { 'Retry-After': header })).toMatchObject({ retryAfterMs });
  });

  test('that cannot be parsed counts as no response', async () => {
    expect(await responseOf(503, '{}', { 'Retry-After': 'soon' })).not.toHaveProperty(
      'retryAfterMs',
    );
  });
});
