import type { PrinterTrouble } from './network-printer';
import type { PrintedSlip } from './read-slips';
import { readSlips } from './read-slips';

/** `fetch`, or the `request` of an app that listens nowhere. */
type Ask = (url: string, init: RequestInit) => Promise<Response> | Response;

export type PollingPrinter = {
  /** Asks the server once, prints what it gets and says so; returns how many slips came out. */
  poll: () => Promise<number>;
  printed: () => readonly PrintedSlip[];
  setTrouble: (trouble: PrinterTrouble) => void;
  /** The next slip is printed, but the server never learns of it. */
  loseNextResult: () => void;
};

type Options = { url: string; ask?: Ask };
type Machine = {
  printed: PrintedSlip[];
  trouble: PrinterTrouble;
  losesResult: boolean;
};

/** Simulates an Epson printer with Server Direct Print. */
export function epsonPrinter({ url, ask = fetch }: Options): PollingPrinter {
  return pollingPrinter(async (machine) => {
    const form = (fields: Record<string, string>) =>
      ask(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ID: 'BAR', Name: 'TM-m30III', ...fields }).toString(),
      });
    const response = await form({ ConnectionType: 'GetRequest' });
    const xml = await textOf(response);
    if (xml === '') return 0;
    const results = [...xml.matchAll(/<ePOSPrint>([\s\S]*?)<\/ePOSPrint>/g)].map(([, request]) =>
      epsonPrint(machine, request ?? ''),
    );
    if (results.length === 0) throw new Error('The printer got no <ePOSPrint>.');
    if (machine.losesResult) {
      machine.losesResult = false;
    } else {
      const file = `<?xml version="1.0" encoding="UTF-8"?><PrintResponseInfo Version="2.00">${results.map(({ said }) => said).join('')}</PrintResponseInfo>`;
      await textOf(await form({ ConnectionType: 'SetResponse', ResponseFile: file }));
    }
    return results.reduce((sum, { slips }) => sum + slips, 0);
  });
}

const EPSON_CODES = { paper_out: 'EPTR_REC_EMPTY', cover_open: 'EPTR_COVER_OPEN' } as const;

function epsonPrint(machine: Machine, request: string): { said: string; slips: number } {
  const part = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(request)?.[1];
  const id = part('printjobid');
  const hex = part('command')?.trim() ?? '';
  const isWhole = part('devid') === 'local_printer' && /^([\da-f]{2})+$/i.test(hex);
  const code = isWhole ? machine.trouble && EPSON_CODES[machine.trouble] : 'SchemaError';
  const slips = code ? [] : wholeSlips(Buffer.from(hex, 'hex'), 'epson');
  machine.printed.push(...slips);
  const named = id ? `<printjobid>${id}</printjobid>` : '';
  return {
    slips: slips.length,
    said: `<ePOSPrint><Parameter><devid>local_printer</devid>${named}</Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${!code}" code="${code ?? ''}" status="251658262" battery="0"/></PrintResponse></ePOSPrint>`,
  };
}

const STAR_MAC = '00:11:62:0d:a3:97';
const STAR_TYPE = 'application/vnd.star.starprnt';
const STAR_CODES = { paper_out: '410 Out of paper', cover_open: '420 Cover open' } as const;

/** Simulates a Star printer with CloudPRNT. */
export function starPrinter({ url, ask = fetch }: Options): PollingPrinter {
  return pollingPrinter(async (machine) => {
    const code = machine.trouble ? STAR_CODES[machine.trouble] : '200 OK';
    const poll = await ask(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...{ status: '23 6 0 0 0 0 0 0 0 ', printerMAC: STAR_MAC, uniqueID: null },
        ...{ statusCode: encodeURIComponent(code), printingInProgress: false, clientAction: null },
      }),
    });
    const told = JSON.parse(await textOf(poll));
    if (told.jobReady !== true || machine.trouble) return 0;
    if (!told.mediaTypes?.includes(STAR_TYPE)) throw new Error('No type that the printer knows.');
    const token: Record<string, string> =
      told.jobToken === undefined ? {} : { token: String(told.jobToken) };
    const about = (more: Record<string, string>) =>
      `${url}?${new URLSearchParams({ uid: 'BAR', mac: STAR_MAC, ...more, ...token })}`;
    const job = await ask(about({ type: STAR_TYPE }), { method: 'GET' });
    if (job.status === 404) return 0;
    if (!job.ok) throw new Error(`The server said ${job.status}.`);
    const slips = wholeSlips(new Uint8Array(await job.arrayBuffer()), 'star');
    machine.printed.push(...slips);
    if (machine.losesResult) {
      machine.losesResult = false;
      return slips.length;
    }
    await textOf(await ask(about({ code: '200 OK' }), { method: 'DELETE' }));
    return slips.length;
  });
}

function wholeSlips(bytes: Uint8Array, kind: 'epson' | 'star'): PrintedSlip[] {
  const { slips, rest } = readSlips(bytes, kind);
  if (rest.length > 0) throw new Error('The slip does not end with a cut.');
  return slips;
}

async function textOf(response: Response): Promise<string> {
  const text = await response.text();
  if (!response.ok) throw new Error(`The server said ${response.status}: ${text.slice(0, 200)}`);
  return text;
}

function pollingPrinter(ask: (machine: Machine) => Promise<number>): PollingPrinter {
  const machine: Machine = { printed: [], trouble: null, losesResult: false };
  return {
    poll: () => ask(machine),
    printed: () => machine.printed,
    setTrouble(trouble) {
      machine.trouble = trouble;
    },
    loseNextResult() {
      machine.losesResult = true;
    },
  };
}
