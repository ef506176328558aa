import { recordOperations } from '#domain/resource/resource';
import { entityId, parse, rowId } from '../http/request-facts';
import type { App, Listed } from '../http/staff-api';
import { staffApi } from '../http/staff-api';
import type { Deps } from '../setup/deps';
import type { RecordsQuery } from '../usecases/records';
import {
  addRecord,
  changeRecord,
  exportRecords,
  listRecords,
  readRecord,
  removeRecord,
} from '../usecases/records';

/** Serves the five operations of each plain resource. */
export function recordsRoutes(app: App, base: Deps): void {
  const staff = staffApi(app, base);
  for (const records of base.resources) {
    const deps = { ...base, records };
    const { resource, isNumbered } = records;
    const idOf = isNumbered ? rowId : entityId;
    const operations = recordOperations(resource);

    staff.list(operations.list, {
      file: resource.path.slice(resource.path.lastIndexOf('/') + 1),
      // The code builds the schema at run time, so its type is not more precise.
      query: (c) => parse(operations.list.schema, c.req.query()) as RecordsQuery & Listed,
      page: (query) => listRecords(deps, query),
      csv: (query, member) => exportRecords(deps, query, member),
    });
    staff.read(operations.read, (c) => readRecord(deps, idOf(c)));
    staff.change(operations.add, (request) => addRecord(deps, request));
    staff.change(operations.edit, (request, c) => changeRecord(deps, { ...request, id: idOf(c) }));
    staff.change(operations.remove, (request, c) =>
      removeRecord(deps, { ...request, id: idOf(c) }),
    );
  }
}
