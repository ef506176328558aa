import type { Rolldown } from 'vite';

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

export type ModuleGraph = {
  isForGuests(id: string): boolean;
  isInVisit(id: string): boolean;
  /** Returns the number of entries and lazy parts that import the module, directly or not. */
  usersOf(id: string): number;
};

/** `start` is the entry module of every page. Only staff pages load `doors`. A visit loads `visited` modules. */
export function readModuleGraph(
  modules: Modules,
  start: string,
  doors: readonly string[],
  visited: readonly RegExp[],
): ModuleGraph {
  const importsOf = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const lazyOf = (id: string) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const guests = reachedFrom([start], (id) =>
    [...importsOf(id), ...lazyOf(id)].filter((next) => !doors.includes(next)),
  );
  const ids = [...modules.getModuleIds()];
  const opened = ids.filter((id) => visited.some((pattern) => pattern.test(id)));
  const visit = reachedFrom(opened, importsOf);
  const entries = ids.filter((id) => modules.getModuleInfo(id)?.isEntry);
  const users = new Map<string, number>();
  for (const part of new Set([...entries, ...ids.flatMap(lazyOf)])) {
    for (const id of reachedFrom([part], importsOf)) users.set(id, (users.get(id) ?? 0) + 1);
  }
  return {
    isForGuests: (id) => guests.has(id),
    isInVisit: (id) => visit.has(id),
    usersOf: (id) => users.get(id) ?? 0,
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
