import { connect, type Socket } from 'node:net';
import type { Acknowledgement } from './epson';

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
