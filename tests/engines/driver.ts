/** Lists the W3C WebDriver commands that the walks need, by the names that Firefox gives them. */
export type Command =
  | 'CloseWindow'
  | 'DeleteAllCookies'
  | 'ElementClear'
  | 'ElementClick'
  | 'ElementSendKeys'
  | 'ExecuteAsyncScript'
  | 'ExecuteScript'
  | 'GetWindowHandle'
  | 'Navigate'
  | 'NewWindow'
  | 'SetWindowRect'
  | 'SwitchToWindow'
  | 'TakeScreenshot';

/** Holds a running browser and its session. */
export type Driver = {
  call<T = unknown>(command: Command, params?: Record<string, unknown>): Promise<T>;
  /** Kills the processes of WebKit's pages and workers, as a system without memory does. */
  killPage?(): Promise<void>;
  quit(): Promise<void>;
};

/** A page that never finishes its loading fails its walk, instead of five minutes of silence. */
export const TIMEOUTS = { pageLoad: 60_000 };
