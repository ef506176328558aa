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

type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;

/** Describes the browser's BarcodeDetector, for which TypeScript has no types. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

const FORMAT = 'qr_code';
/** Larger pictures only slow the reader down. */
const LONGEST_SIDE = 960;

/** Returns the browser's reader, or ours, which loads on demand. */
async function createCodeReader(): Promise<ReadCode> {
  return (await ownReader().catch(() => null)) ?? drawnReader();
}

async function ownReader(): Promise<ReadCode | null> {
  const Own = detectorClass();
  if (!Own || !(await Own.getSupportedFormats()).includes(FORMAT)) return null;
  const detector = new Own({ formats: [FORMAT] });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

/** Declares the browser's class here only, because TypeScript does not know it. */
function detectorClass(): DetectorClass | undefined {
  return Reflect.get(globalThis, 'BarcodeDetector') as DetectorClass | undefined;
}

async function drawnReader(): Promise<ReadCode> {
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    if (!pen || videoWidth === 0) return null;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
  };
}
