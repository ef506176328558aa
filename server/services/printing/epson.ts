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
