type Page = {
  window: Pick<Window, 'addEventListener'>;
  document: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

/** Calls back on the events after which a connection or a person is likely back. */
export function onResume(onReturn: () => void, { window, document }: Page = globalThis): void {
  function ifVisible() {
    if (document.visibilityState === 'visible') onReturn();
  }
  window.addEventListener('online', onReturn);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', ifVisible);
}
