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

/** Sets `Accept`, which a worker's fetch lacks, and drops a stored AVIF that the browser cannot decode. */
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
