import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { PrinterState } from '#domain/printing/printer';

/** What became of a slip, in the printer's own words. */
export type Acknowledgement = {
  jobId: number | null;
  isPrinted: boolean;
  said: Exclude<PrinterState, 'new' | 'silent'>;
  detail: string;
  /** Sending the same bytes again would fail again. */
  isFinal: boolean;
};

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
/** The printer gives up on a slip after this time (ms). */
const PRINT_MS = 15_000;

/** Wraps one slip as the response to a printer's GetRequest. */
export function epsonRequest(jobId: number, printData: Uint8Array): string {
  return `${HEAD}<PrintRequestInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><timeout>${PRINT_MS}</timeout><printjobid>${jobId}</printjobid></Parameter><PrintData>${Buffer.from(printData).toString('utf8')}</PrintData></ePOSPrint></PrintRequestInfo>`;
}

const STATES: Readonly<Record<string, Acknowledgement['said']>> = {
  EPTR_COVER_OPEN: 'cover_open',
  EPTR_REC_EMPTY: 'paper_out',
};
/** The printer cannot read the slip; every other failure passes. */
const FINAL = ['SchemaError', 'DeviceNotFound', 'EX_BADPORT', 'TooManyRequests'];

/** Reads the result that a printer posts; null means that it is none. */
export function epsonResults(xml: string): Acknowledgement[] {
  return [...xml.matchAll(/<ePOSPrint>([\s\S]*?)<\/ePOSPrint>/g)].map(([, one = '']) => {
    const [, id = ''] = /<printjobid>\s*(\d{1,15})\s*<\/printjobid>/.exec(one) ?? [];
    const [, response = ''] = /<response\b([^>]*)>/.exec(one) ?? [];
    const code = attribute(response, 'code');
    const isPrinted = /^(true|1)$/.test(attribute(response, 'success'));
    return {
      jobId: id === '' ? null : Number(id),
      isPrinted,
      said: isPrinted ? 'ready' : (STATES[code] ?? 'fault'),
      detail: code.slice(0, 40),
      isFinal: FINAL.includes(code),
    };
  });
}

function attribute(element: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]{0,60})"`).exec(element)?.[1] ?? '';
}

type Said = Acknowledgement['said'];

/** A connection to a printer on the venue's network (port 9100). */
export type RawPrinter = {
  /** Resolves to what the printer says of itself. @throws Error without a response in time */
  status(): Promise<Said>;
  send(bytes: Uint8Array): Promise<void>;
  close(): void;
};
export type OpenRawPrinter = (address: string) => Promise<RawPrinter>;

const CONNECT_MS = 3_000;
const STATUS_MS = 3_000;
const SEND_MS = 10_000;

const [DLE, EOT] = [0x10, 0x04];
/** DLE EOT n: 2 asks for the reason to be offline, 4 for the paper. */
const [OFFLINE, PAPER] = [2, 4];

/** @throws Error if the printer cannot be reached */
export async function openRawPrinter(address: string): Promise<RawPrinter> {
  const [host = '', port = '9100'] = address.split(':');
  const socket = connect({ host, port: Number(port), noDelay: true });
  await inTime(CONNECT_MS, socket, (done, fail) => {
    socket.once('connect', done);
    socket.once('error', fail);
  });
  // A printer that is switched off in between ends the waits below.
  socket.on('error', () => {});
  return {
    async status() {
      const offline = await ask(socket, OFFLINE);
      const paper = await ask(socket, PAPER);
      return saidBy(offline, paper);
    },
    send: (bytes) =>
      inTime(SEND_MS, socket, (done, fail) => {
        socket.write(bytes, (error) => (error ? fail(error) : done()));
      }),
    close: () => socket.destroy(),
  };
}

async function ask(socket: Socket, what: number): Promise<number> {
  let byte = 0;
  await inTime(STATUS_MS, socket, (done, fail) => {
    const onData = (data: Buffer) => {
      // Every status byte has these fixed bits; anything else is not the response.
      const status = data.find((one) => (one & 0b1001_0011) === 0b0001_0010);
      if (status === undefined) return;
      byte = status;
      socket.off('data', onData);
      done();
    };
    socket.on('data', onData);
    socket.write(Uint8Array.of(DLE, EOT, what), (error) => error && fail(error));
  });
  return byte;
}

/** Bits of the two status bytes: cover 2, out of paper 5 and error 6; paper end 5 and 6. */
function saidBy(offline: number, paper: number): Said {
  if (offline & 0b0000_0100) return 'cover_open';
  if (offline & 0b0010_0000 || paper & 0b0110_0000) return 'paper_out';
  return offline & 0b0100_0000 ? 'fault' : 'ready';
}

function inTime(
  ms: number,
  socket: Socket,
  run: (done: () => void, fail: (error: Error) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      socket.off('close', onClose);
      settle();
    };
    const fail = (error: Error) => end(() => reject(error));
    const onClose = () => fail(new Error('The printer closed the connection.'));
    const timer = setTimeout(() => {
      socket.destroy();
      fail(new Error('The printer did not respond in time.'));
    }, ms).unref();
    socket.once('close', onClose);
    run(() => end(resolve), fail);
  });
}

/** Reads a status code such as `200 OK`, `410 Out of paper`, also in the form of an address. */
export function starResult(code: string): Omit<Acknowledgement, 'jobId'> {
  const [, digits = ''] = /^\s*(\d{3})/.exec(code) ?? [];
  const number = Number(digits);
  const detail = code.replace(/%20|\+/g, ' ').slice(0, 40);
  const isPrinted = number >= 200 && number < 300;
  return { isPrinted, said: saidByStar(number), detail, isFinal: STAR_FINAL.includes(number) };
}

/** The printer cannot read the slip: media type, decoding, version, size. */
const STAR_FINAL = [510, 511, 512, 521];

function saidByStar(number: number): Acknowledgement['said'] {
  if (number >= 200 && number < 300) return 'ready';
  if (number === 410) return 'paper_out';
  return number === 420 ? 'cover_open' : 'fault';
}
