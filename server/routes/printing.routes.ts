import type { Context } from 'hono';
import * as v from 'valibot';
import { DomainError } from '#domain/error-codes';
import { PRINTER_CALLS } from '#domain/printing/mark-slip';
import type { PrinterKind } from '#domain/printing/printer';
import { printerToken, starPollInput } from '#domain/printing/printer';
import * as printing from '#domain/printing/printers.operations';
import { plainRoute } from '../http/guest-route';
import { countBad, LIMITS, takeToken, takeTokenOf } from '../http/rate-limit';
import { bodyText, clientAddress, formBody, parseJson, rowId } from '../http/request-facts';
import type { App } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import {
  epsonPoll,
  epsonSaid,
  printerWith,
  starJob,
  starPoll,
  starSaid,
} from '../usecases/printing/hand-out';
import {
  addPrinter,
  changePrinter,
  listPrinters,
  printAgain,
  printTicket,
  removePrinter,
  testPrinter,
} from '../usecases/printing/printers';

/** Serves the back office's printers, and the printers themselves: they poll with a secret token in their address. */
export function printingRoutes(app: App, deps: Deps): void {
  const staff = staffApi(app, deps);
  staff.read(printing.list, () => listPrinters(deps));
  staff.change(printing.add, (request) => addPrinter(deps, request));
  staff.changeRow(printing.edit, changePrinter);
  staff.changeRow(printing.remove, removePrinter);
  staff.changeRow(printing.test, testPrinter);
  staff.change(printing.again, (request, c) => printAgain(deps, { ...request, jobId: rowId(c) }));
  staff.changeRow(printing.ticket, printTicket);

  plainRoute(app, PRINTER_CALLS.epson, async (c) => {
    const printer = await polling(c, deps, 'epson');
    const form = await formBody(c);
    if (form.get('ConnectionType') === 'SetResponse') {
      await epsonSaid(deps, printer, form.get('ResponseFile') ?? '');
      return c.body('');
    }
    const { media, text } = await epsonPoll(deps, printer);
    c.header('Content-Type', media);
    return c.body(text);
  });

  plainRoute(app, PRINTER_CALLS.starPoll, async (c) => {
    const printer = await polling(c, deps, 'star');
    const said = parseJson(starPollInput, await bodyText(c));
    return c.json(await starPoll(deps, printer, said));
  });
  plainRoute(app, PRINTER_CALLS.starJob, async (c) => {
    const { media, bytes } = await starJob(
      deps,
      await polling(c, deps, 'star'),
      c.req.query('token'),
    );
    c.header('Content-Type', media);
    return c.body(bytes);
  });
  plainRoute(app, PRINTER_CALLS.starSaid, async (c) => {
    const { code = '', token } = c.req.query();
    await starSaid(deps, await polling(c, deps, 'star'), { code, token });
    return c.body('');
  });
}

/** Takes the limits before the database is asked and before a body is read. */
function polling(c: Context, deps: Deps, kind: PrinterKind) {
  const token = c.req.param('token') ?? '';
  const find = async () => {
    if (!v.is(printerToken, token)) throw new DomainError('printer.unknown');
    takeTokenOf(deps.limiter, LIMITS.pollByPrinter, token);
    return printerWith(deps, kind, token);
  };
  return countBad('printer.unknown', find, () =>
    takeToken(deps.limiter, LIMITS.badPrinterByIp, clientAddress(c, deps.reach)),
  );
}
