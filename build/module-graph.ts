import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

export type ModuleGraph = {
  isForGuests(id: string): boolean;
  isForStaff(id: string): boolean;
  isInVisit(id: string): boolean;
  /** Returns the number of chunks of entries and lazy parts that need the module, directly or not. */
  usersOf(id: string): number;
};

type Parts = {
  /** The entry module of every page. */
  start: string;
  /** Only staff pages load these. */
  doors: readonly string[];
  /** A visit loads these. */
  visited: readonly RegExp[];
  /** Returns the chunk of an entry or a lazy part. */
  chunkOf(part: string): string;
};

export function readModuleGraph(
  modules: Modules,
  { start, doors, visited, chunkOf }: Parts,
): ModuleGraph {
  const importsOf = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const lazyOf = (id: string) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const guests = reachedFrom([start], (id) =>
    [...importsOf(id), ...lazyOf(id)].filter((next) => !doors.includes(next)),
  );
  const staff = reachedFrom(doors, (id) => [...importsOf(id), ...lazyOf(id)]);
  for (const id of reachedFrom([start], importsOf)) staff.add(id);
  const ids = [...modules.getModuleIds()];
  const opened = ids.filter((id) => visited.some((pattern) => pattern.test(id)));
  const visit = reachedFrom(opened, importsOf);
  const entries = ids.filter((id) => modules.getModuleInfo(id)?.isEntry);
  const users = new Map<string, Set<string>>();
  for (const part of new Set([...entries, ...ids.flatMap(lazyOf)])) {
    for (const id of reachedFrom([part], importsOf)) {
      const chunks = users.get(id) ?? new Set();
      users.set(id, chunks.add(chunkOf(part)));
    }
  }
  return {
    isForGuests: (id) => guests.has(id),
    isForStaff: (id) => staff.has(id),
    isInVisit: (id) => visit.has(id),
    usersOf: (id) => users.get(id)?.size ?? 0,
  };
}

function reachedFrom(
  starts: readonly string[],
  next: (id: string) => readonly string[],
): Set<string> {
  const reached = new Set(starts);
  for (const id of reached) for (const one of next(id)) reached.add(one);
  return reached;
}
