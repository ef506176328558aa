/** Describes a tab as its storage sees it. */
export type StorageOwner = {
  isDead(): boolean;
  /** Delivers an event to the tab later, or never if the tab dies before. */
  later(run: () => void): void;
  /** Marks a point where the tab may die: before it opens a transaction, or right after a commit. */
  reach(point: 'storage' | 'committed'): void;
  /** Reports the commit of a transaction that may have changed rows. */
  committed(): void;
};

export type TabStorage = { indexedDB: IDBFactory; kill(): void };

/** Names the internal parts of fake-indexeddb that a crash needs. */
type Innards = {
  _state: string;
  _execRequestAsync(work: { request?: object }): object;
  _abort(reason: string | null): void;
  addEventListener(type: string, run: () => void): void;
};

/**
 * Opens one tab's access to the storage that all tabs of a browser share. A dead tab's uncommitted changes are
 * rolled back, and its code gets no event, because code cannot catch a crash.
 */
export function openStorage(shared: IDBFactory, owner: StorageOwner): TabStorage {
  const open = new Set<Innards>();
  const connections = new Set<IDBDatabase>();

  function openDb(name: string, version?: number) {
    const request = shared.open(name, version);
    for (const type of ['onblocked', 'onupgradeneeded', 'onerror']) atOnce(request, type);
    gate(request, 'onsuccess', (run) => {
      if (owner.isDead()) return request.result.close();
      instrument(request.result);
      run();
    });
    return request;
  }

  function atOnce(target: object, type: string): void {
    gate(target, type, (run) => {
      if (!owner.isDead()) run();
    });
  }

  function instrument(connection: IDBDatabase): void {
    if (connections.has(connection)) return;
    connections.add(connection);
    const transaction = connection.transaction.bind(connection);
    connection.transaction = (stores, mode, options) => {
      owner.reach('storage');
      if (owner.isDead()) return SILENCE as IDBTransaction;
      const started = transaction(stores, mode, options);
      follow(started, mode ?? 'readonly');
      return started;
    };
  }

  function follow(transaction: IDBTransaction, mode: IDBTransactionMode): void {
    const inner = innardsOf(transaction);
    const execute = inner._execRequestAsync.bind(inner);
    open.add(inner);
    inner._execRequestAsync = (work) => {
      const request = execute(work);
      if (work.request) return request;
      atOnce(request, 'onsuccess');
      atOnce(request, 'onerror');
      return request;
    };
    inner.addEventListener('complete', () => {
      open.delete(inner);
      if (mode !== 'readonly') owner.committed();
      if (!owner.isDead()) owner.reach('committed');
    });
    inner.addEventListener('abort', () => open.delete(inner));
    gate(transaction, 'oncomplete', (run) => owner.later(run));
    atOnce(transaction, 'onabort');
    atOnce(transaction, 'onerror');
  }

  return {
    indexedDB: Object.assign(Object.create(shared), { open: openDb }),
    kill() {
      for (const transaction of open) {
        transaction._execRequestAsync = () => ({});
        if (transaction._state !== 'finished') transaction._abort(null);
      }
      for (const connection of connections) connection.close();
    },
  };
}

/** Only the internals of fake-indexeddb can kill a transaction as a browser does. */
function innardsOf(transaction: IDBTransaction): Innards {
  return transaction as unknown as Innards;
}

/** Passes every call of an `on…` handler through `pass`, whenever the handler is set. */
function gate(target: object, name: string, pass: (run: () => void) => void): void {
  let handler: ((event: unknown) => void) | null = null;
  Object.defineProperty(target, name, {
    configurable: true,
    get: () => handler && ((event: unknown) => pass(() => handler?.call(target, event))),
    set(next) {
      handler = next;
    },
  });
}

/** A dead tab's code gets this object, which accepts every call and never responds. */
const SILENCE: unknown = new Proxy(() => {}, {
  get: (_, key) => (key === 'then' || key === Symbol.toPrimitive ? undefined : SILENCE),
  apply: () => SILENCE,
  set: () => true,
});

/** Reads a table's rows from the disk, bypassing all tabs. */
export function rowsOnDisk<Row>(shared: IDBFactory, dbName: string, table: string): Row[] {
  const { _databases: databases } = shared as unknown as {
    _databases: Map<string, { rawObjectStores: Map<string, { records: Records<Row> }> }>;
  };
  const store = databases.get(dbName)?.rawObjectStores.get(table);
  return store ? [...store.records.values()].map(({ value }) => value) : [];
}

type Records<Row> = { values(): Iterable<{ value: Row }> };
