import { test } from './bar-test';
import { walkGuestScreens } from './guest-screens';
import { keepsItsWords } from './keeps-its-words';

for (const language of ['en', 'tr'] as const) {
  test(`every guest’s screen in ${language} keeps its words and its buttons on any screen`, async ({
    bar,
    browser,
  }) => {
    test.setTimeout(600_000);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await walkGuestScreens({ bar, context, language, visit: keepsItsWords });
    await context.close();
  });
}
