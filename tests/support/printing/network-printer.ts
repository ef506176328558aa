import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { PrintedSlip } from './read-slips';
import { readSlips } from './read-slips';

export type PrinterTrouble = 'paper_out' | 'cover_open' | null;

export type NetworkPrinter = {
  /** host:port */
  address: string;
  /** What came out of the printer, the oldest first. */
  printed: () => readonly PrintedSlip[];
  /** A printer in trouble keeps what it gets, and prints it afterwards. */
  setTrouble: (trouble: PrinterTrouble) => void;
  /** The connection ends after the next slip, before anybody learns that it is printed. */
  hangUpAfterNext: () => void;
  switchOff: () => Promise<void>;
  switchOn: () => Promise<void>;
  stop: () => Promise<void>;
};

const [DLE, EOT] = [0x10, 0x04];
/** Each status byte has these bits. */
const STATUS = 0x12;

/** Simulates a printer on the venue's network that listens for ESC/POS. */
export async function startNetworkPrinter(): Promise<NetworkPrinter> {
  const printed: PrintedSlip[] = [];
  const sockets = new Set<Socket>();
  let trouble: PrinterTrouble = null;
  let hangsUp = false;
  let kept: Uint8Array = new Uint8Array();

  const print = () => {
    if (trouble !== null) return 0;
    const { slips, rest } = readSlips(kept, 'network');
    kept = rest;
    printed.push(...slips);
    return slips.length;
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const { asked, others } = withoutQuestions(data);
      kept = Buffer.concat([kept, others]);
      if (print() > 0 && hangsUp) {
        hangsUp = false;
        socket.destroy();
        return;
      }
      for (const what of asked) socket.write(Uint8Array.of(statusByte(what, trouble)));
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const switchOff = async () => {
    kept = new Uint8Array();
    for (const socket of sockets) socket.destroy();
    if (server.listening) await new Promise((done) => server.close(done));
  };
  return {
    address: `127.0.0.1:${port}`,
    printed: () => printed,
    setTrouble(next) {
      trouble = next;
      print();
    },
    hangUpAfterNext() {
      hangsUp = true;
    },
    switchOff,
    async switchOn() {
      await listen(port);
    },
    stop: switchOff,
  };
}

/** A printer answers a question at once, wherever it stands. */
function withoutQuestions(data: Uint8Array): { asked: number[]; others: Uint8Array } {
  const asked: number[] = [];
  const others: number[] = [];
  for (let at = 0; at < data.length; at += 1) {
    if (data[at] === DLE && data[at + 1] === EOT) {
      asked.push(data[at + 2] ?? 1);
      at += 2;
    } else {
      others.push(data[at] ?? 0);
    }
  }
  return { asked, others: Uint8Array.from(others) };
}

function statusByte(what: number, trouble: PrinterTrouble): number {
  if (what === 1) return STATUS | (trouble === null ? 0 : 0x08);
  if (what === 2 && trouble === 'cover_open') return STATUS | 0x04;
  if (what === 2 && trouble === 'paper_out') return STATUS | 0x20;
  return what === 4 && trouble === 'paper_out' ? STATUS | 0x60 : STATUS;
}
