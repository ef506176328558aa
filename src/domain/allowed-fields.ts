import type * as v from 'valibot';

/** The parts of a Valibot schema that say which fields a value may have. */
type Shape = {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly Shape[];
};

/**
 * Returns the value with only the fields of its schema, at every depth. Values are not validated: a stored response of
 * an older build still reaches its phone.
 */
export function allowedFields<S extends v.GenericSchema>(
  schema: S,
  value: v.InferOutput<S>,
): v.InferOutput<S> {
  // Without its other fields the value still is one of the schema.
  return pick(shapeOf(schema), value) as v.InferOutput<S>;
}

/** Valibot's general type does not name the parts of the schemas that hold others. */
function shapeOf(schema: v.GenericSchema): Shape {
  return schema as unknown as Shape;
}

function pick(shape: Shape, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { type, wrapped, item } = shape;
  if (wrapped) return pick(wrapped, value);
  if (type === 'record') return value;
  if (Array.isArray(value)) return item ? value.map((one) => pick(item, one)) : null;
  const entries = entriesOf(shape);
  if (!entries) return null;
  const fields = Object.entries(value).filter(([name]) => Object.hasOwn(entries, name));
  return Object.fromEntries(
    fields.map(([name, field]) => [name, pick(entries[name] ?? shape, field)]),
  );
}

/** Returns the fields of an object, or those of all objects of a union. */
function entriesOf({ entries, options }: Shape): Record<string, Shape> | null {
  if (entries || !options) return entries ?? null;
  return Object.assign({}, ...options.map(entriesOf));
}
