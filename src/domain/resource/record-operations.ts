import { type Operation, operation } from '../sync/operation';
import { changeInput, type Resource, recordInput, recordsQuery } from './resource';

/** The five operations of a plain staff resource. */
export function recordOperations(resource: Resource) {
  const { name, path, read, change } = resource;
  const one = `${path}/:id` as const;
  return {
    list: operation(`${name}.list`, `GET ${path}`, read, recordsQuery(resource)),
    read: operation(`${name}.read`, `GET ${one}`, read),
    add: operation(`${name}.add`, `POST ${path}`, change, recordInput(resource)),
    edit: operation(`${name}.change`, `PUT ${one}`, change, changeInput(resource)),
    remove: operation(`${name}.remove`, `DELETE ${one}`, change),
  };
}

type Address = Pick<Operation, 'method' | 'path'>;

/** A form knows its resource by the path alone. */
export function addTo(path: string): Address {
  return { method: 'POST', path };
}

export function changeIn(path: string): Address {
  return { method: 'PUT', path: `${path}/:id` };
}

export function removeFrom(path: string): Address {
  return { method: 'DELETE', path: `${path}/:id` };
}
