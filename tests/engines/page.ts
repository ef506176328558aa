import { until } from '../support/bar/until';
import type { Driver } from './driver';
import type { Name, Role } from './find-elements';
import { findElements } from './find-elements';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS = { Escape: '\uE00C', Enter: '\uE007' };

const CLOCK_TOLERANCE_MS = 60_000;

export type Size = { width: number; height: number };
type Wanted = string | RegExp;
/** WebDriver sends a reference to the page's element here, and the element itself back. */
type Reference = Element & { [ELEMENT]: string };

/** Acts as a person at a browser's window: finds elements by role and name, and waits for late ones. */
export class Page {
  /** The height of the browser's own bars (px). */
  private bars: number | undefined;

  constructor(
    private readonly driver: Driver,
    private readonly scope = 'body',
  ) {}

  /** Returns the same page with the search for names limited to one part. */
  within(part: string): Page {
    return new Page(this.driver, part);
  }

  /** Runs a function in the page. The function is sent as text, so it can use only its arguments. */
  async run<T, A extends unknown[]>(inPage: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    const script = `
      const done = arguments[arguments.length - 1];
      Promise.resolve((${inPage})(...[...arguments].slice(0, -1))).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    type Result = { value: Awaited<T>; error?: string };
    const { value, error } = await this.driver.call<Result>('ExecuteAsyncScript', { script, args });
    if (error) throw new Error(error);
    return value;
  }

  /** Runs a plain script, such as a library's source. */
  async evaluate(script: string): Promise<void> {
    await this.driver.call('ExecuteScript', { script, args: [] });
  }

  async count(role: Role, name: Wanted): Promise<number> {
    return (await this.all(role, name)).length;
  }

  sees(role: Role, name: Wanted): Promise<Reference> {
    return until(async () => {
      const [found] = await this.all(role, name);
      if (!found) throw new Error(`No ${role} "${name}" in sight.`);
      return found;
    });
  }

  /** Waits until no element of that name is in view. */
  async misses(role: Role, name: Wanted): Promise<void> {
    await until(async () => {
      if ((await this.count(role, name)) > 0) throw new Error(`${role} "${name}" is in sight.`);
    });
  }

  /** The browser itself refuses a tap on a covered element. */
  async tap(role: Role, name: Wanted): Promise<void> {
    await until(async () => {
      await this.driver.call('ElementClick', { id: await this.atRest(role, name) });
    });
  }

  /** The browser refuses a field whose sheet still slides in. */
  async fill(name: Wanted, text: string): Promise<void> {
    await until(async () => {
      const id = await this.atRest('field', name);
      await this.driver.call('ElementClear', { id });
      await this.driver.call('ElementSendKeys', { id, text });
    });
  }

  private async atRest(role: Role, name: Wanted): Promise<string> {
    const found = await this.sees(role, name);
    await this.run(atRestInTheMiddle, found);
    return found[ELEMENT];
  }

  async select(name: Wanted, value: string): Promise<void> {
    const field = await this.sees('field', name);
    const option = await until(() =>
      this.run(
        (it, wanted) => {
          const options = it instanceof HTMLSelectElement ? [...it.options] : [];
          const found = options.find((one) => one.value === wanted);
          if (!found) throw new Error(`No choice "${wanted}".`);
          return found;
        },
        field as Element,
        value,
      ),
    );
    await this.driver.call('ElementClick', { id: (option as unknown as Reference)[ELEMENT] });
  }

  async press(key: keyof typeof KEYS): Promise<void> {
    const focused = (await this.run(() => document.activeElement)) as Reference;
    await this.driver.call('ElementSendKeys', { id: focused[ELEMENT], text: KEYS[key] });
  }

  /** Opens a page and waits until its scripts run with the server's clock, or until it asks a new guest's age. */
  async goto(url: string): Promise<void> {
    await this.driver.call('Navigate', { url });
    await until(async () => {
      // Firefox runs this script with a Date of its own beside the page's.
      const isAsked = await this.run(() => document.querySelector('#age[open]') !== null);
      if (isAsked) return;
      const behindMs = Date.now() - (await this.run(() => window.Date.now()));
      if (Math.abs(behindMs) > CLOCK_TOLERANCE_MS) throw new Error('The page has another clock.');
    });
  }

  /** Reloads like a person. WebDriver's own command bypasses the service worker in Firefox. */
  async reload(): Promise<void> {
    await this.evaluate('document.isOld = true; setTimeout(() => location.reload());');
    await until(() =>
      this.run(() => {
        if ('isOld' in document) throw new Error('Not reloaded yet.');
      }),
    );
  }

  url(): Promise<string> {
    return this.run(() => location.href);
  }

  /** Sets the size of the page itself, without the browser's own bars. */
  async resize({ width, height }: Size): Promise<void> {
    this.bars ??= await this.run(() => outerHeight - innerHeight);
    await this.driver.call('SetWindowRect', { x: 0, y: 0, width, height: height + this.bars });
    // The window tells its page of the new size later.
    await until(async () => {
      const [wide, high] = await this.run(() => [innerWidth, innerHeight]);
      if (wide !== width || high !== height) throw new Error(`The page is ${wide}x${high}.`);
    });
  }

  /** Opens another window of the same browser as the current page; returns the former window. */
  async openWindow(): Promise<string> {
    const { handle } = await this.driver.call<{ handle: string }>('NewWindow', { type: 'window' });
    return this.switchTo(handle);
  }

  /** Switches to another window; returns the former window. */
  async switchTo(handle: string): Promise<string> {
    const before = await this.driver.call<string>('GetWindowHandle');
    await this.driver.call('SwitchToWindow', { handle });
    return before;
  }

  /** Closes a window; the current one stays. */
  async closeWindow(handle: string): Promise<void> {
    const here = await this.switchTo(handle);
    await this.driver.call('CloseWindow');
    await this.driver.call('SwitchToWindow', { handle: here });
  }

  screenshot(): Promise<string> {
    return this.driver.call('TakeScreenshot', { full: false });
  }

  private async all(role: Role, name: Wanted): Promise<Reference[]> {
    const isText = typeof name === 'string';
    const wanted: Name = isText ? { text: name } : { pattern: name.source, flags: name.flags };
    return (await this.run(findElements, role, wanted, this.scope)) as Reference[];
  }
}

/** Runs in the page. Scrolls the element to the middle; throws until the element has kept its place for some frames. */
async function atRestInTheMiddle(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  for (let frame = 0; frame < 4; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (place() !== before) throw new Error('It moves.');
  }
}
