import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './controls';
import { LinkButton } from './LinkButton';

test('a busy button says so and is not disabled', () => {
  const html = renderToStaticMarkup(<Button busy>Send</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).not.toContain('disabled');
});

test('an unavailable button can still be found by the keyboard', () => {
  const html = renderToStaticMarkup(<Button unavailable>Complete</Button>);
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/\sdisabled/);
});

test('a button outside a submit does not send its form', () => {
  expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
});

test('a link of another component gets the style without a wrapper', () => {
  const html = renderToStaticMarkup(
    <LinkButton asChild>
      <a href="/menu" className="own">
        Menu
      </a>
    </LinkButton>,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/class="[^"]+ own"/);
  expect(html).toContain('>Menu<');
});
