import { createCodeReader } from './code-reader';

type ScannerEvents = { onCode(code: string): void; onSeeing(): void; onNone(): void };

const LOOK_EVERY_MS = 200;

/** Shows the camera in a video and looks for codes until the caller stops the scanner. */
export function startScanner(video: HTMLVideoElement, events: ScannerEvents): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function start() {
    // The reader loads during the permission prompt, and the worker caches it for offline use.
    const reader = createCodeReader();
    reader.catch(() => {});
    if (!navigator.mediaDevices?.getUserMedia) return events.onNone();
    const camera = { facingMode: 'environment', width: { ideal: 1280 } };
    const opened = await navigator.mediaDevices.getUserMedia({ video: camera, audio: false });
    if (isStopped) return end(opened);
    stream = opened;
    video.srcObject = opened;
    await video.play();
    events.onSeeing();
    look(await reader);
  }

  function look(read: (video: HTMLVideoElement) => Promise<string | null>) {
    timer = setTimeout(async () => {
      const code = await read(video).catch(() => null);
      if (isStopped) return;
      if (code) events.onCode(code);
      look(read);
    }, LOOK_EVERY_MS);
  }

  // The reason does not matter, because staff can still paste a code.
  start().catch(() => {
    if (!isStopped) events.onNone();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    if (stream) end(stream);
  };
}

function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
