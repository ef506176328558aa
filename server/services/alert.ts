const TIMEOUT_MS = 10_000;

export type Alert = {
  text: string;
  /** Nothing is wrong any more. */
  isAllWell: boolean;
};

/**
 * Posts a text to Telegram's bot address (with its chat_id), to healthchecks (its address, and `/fail`), or as plain
 * text, as ntfy takes it. @throws Error when the service did not take it
 */
export async function postAlert(address: string, alert: Alert): Promise<void> {
  const { url, headers, body } = requestOf(new URL(address), alert);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: 'POST', headers, body, signal });
  await response.body?.cancel();
  // The address holds a secret, so the error names only the service.
  if (!response.ok) throw new Error(`${new URL(address).host} answered ${response.status}.`);
}

function requestOf(url: URL, { text, isAllWell }: Alert) {
  if (url.pathname.endsWith('/sendMessage')) {
    const body = JSON.stringify({ chat_id: url.searchParams.get('chat_id'), text });
    return { url, headers: { 'content-type': 'application/json' }, body };
  }
  const plain = { headers: { 'content-type': 'text/plain; charset=utf-8' }, body: text };
  const isPing = url.host === 'hc-ping.com' || url.pathname.startsWith('/ping/');
  if (!isPing || isAllWell) return { url, ...plain };
  const failed = new URL(url);
  failed.pathname = `${url.pathname.replace(/\/$/, '')}/fail`;
  return { url: failed, ...plain };
}
