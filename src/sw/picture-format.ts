/** One black pixel. */
const AVIF =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAB8AAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgQAMAAAAABRpc3BlAAAAAAAAAAEAAAABAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAnbWRhdBIACggYAAbICGg0IDIRH/eHhRXAACwAACCQNZO/ncY=';

let drawing: Promise<boolean> | null = null;

function drawsAvif(): Promise<boolean> {
  drawing ??= tryAvif().catch(() => false);
  return drawing;
}

async function tryAvif(): Promise<boolean> {
  const bytes = Uint8Array.from(atob(AVIF), (character) => character.charCodeAt(0));
  await createImageBitmap(new Blob([bytes], { type: 'image/avif' }));
  return true;
}

/**
 * The server chooses the format of a picture by the header `Accept`, which a worker's fetch leaves open. This plugin
 * says what the browser can draw, keeps one format under one address, and gives up a kept AVIF that cannot be drawn.
 */
export const pictureFormat = {
  async requestWillFetch({ request }: { request: Request }): Promise<Request> {
    if (!request.url.includes('.avif')) return request;
    const headers = new Headers(request.headers);
    headers.set('Accept', (await drawsAvif()) ? 'image/avif,image/webp' : 'image/webp');
    return new Request(request, { headers });
  },

  async cacheWillUpdate({ response }: { response: Response }): Promise<Response> {
    if (!response.headers.get('Content-Type')?.startsWith('image/')) return response;
    const headers = new Headers(response.headers);
    headers.delete('Vary');
    return new Response(response.body, { status: response.status, headers });
  },

  async cachedResponseWillBeUsed({ cachedResponse }: { cachedResponse?: Response }) {
    const isAvif = cachedResponse?.headers.get('Content-Type') === 'image/avif';
    return isAvif && !(await drawsAvif()) ? null : (cachedResponse ?? null);
  },
};
