import { html } from 'hono/html';
import type { DemoSignIn } from '#domain/staff/demo-accounts';
import { drawPage, type Html, type PageFacts } from '../page';
import MOBILE_TEST_WORDS from './mobile-test-words.json' with { type: 'json' };

/** `email` is null if no mail server is set and the server keeps mails as files. */
export type SystemStatus = Record<'server' | 'database' | 'adminApi', boolean> & {
  email: boolean | null;
};
type MobileTest = { status: SystemStatus; demo: DemoSignIn | null };

type Words = (typeof MOBILE_TEST_WORDS)['en'];
const PATHS = ['/', '/admin/login', '/admin/dashboard', '/#menu', '/#reservations'];

/** Draws the mobile test page. Its Test buttons send requests and show the responses. */
export function drawMobileTestPage(facts: PageFacts, { status, demo }: MobileTest): Html {
  const words: Words = MOBILE_TEST_WORDS[facts.language];
  return drawPage(facts, {
    path: '/mobile-test',
    kind: 'checks',
    isPrivate: true,
    title: words.title,
    description: words.about,
    main: html`<h1>${words.title}</h1><p>${words.about}</p>
<section><h2>${words.systemTitle}</h2><dl class="states">${system(words, status)}</dl></section>
<section><h2>${words.checksTitle}</h2><ul class="checks">${words.checks.map((name, place) => check(words, name, PATHS[place] ?? '/'))}</ul></section>
<section><h2>${words.linksTitle}</h2><ul class="links">${words.checks.map(
      (name, place) => html`<li><a href="${PATHS[place]}">${name}</a></li>`,
    )}<li><a href="/vakifbank-test">VakıfBank</a></li></ul></section>
${demo ? credentials(words, demo) : ''}
<section><h2>${words.tipsTitle}</h2><ul class="tips">${words.tips.map((tip) => html`<li>${tip}</li>`)}</ul></section>
<script src="/mobile-test.js" defer></script>`,
  });
}

function system(words: Words, status: SystemStatus): Html[] {
  return (Object.keys(words.system) as (keyof SystemStatus)[]).map((name) => {
    const isOn = status[name];
    const word = isOn === null ? words.emailFiles : isOn ? words.ok : words.notOk;
    return html`<div><dt>${words.system[name]}</dt><dd class="${isOn ? 'on' : 'off'}">${word}</dd></div>`;
  });
}

function check(words: Words, name: string, path: string): Html {
  return html`<li><span>${name}</span><output aria-live="polite"></output>
<button type="button" data-path="${path}" aria-label="${words.test}: ${name}">${words.test}</button>
<a class="button" href="${path}" aria-label="${words.open}: ${name}">${words.open}</a></li>`;
}

function credentials(words: Words, { password, accounts }: DemoSignIn): Html {
  const roles: Readonly<Record<string, string>> = words.roles;
  return html`<section><h2>${words.demoTitle}</h2><dl class="states">${accounts.map(
    ({ email, role }) => html`<div><dt>${roles[role] ?? role}</dt><dd>${email}</dd></div>`,
  )}<div><dt>${words.password}</dt><dd>${password}</dd></div></dl></section>`;
}

/** The script must run in old browsers: do not use modern syntax. */
export const MOBILE_TEST_SCRIPT = `(function () {
  var isTurkish = document.documentElement.lang === 'tr';
  var words = isTurkish ? ['Deneniyor...', 'Çalışıyor', 'Hata'] : ['Testing...', 'Working', 'Error'];
  document.querySelectorAll('button[data-path]').forEach(function (button) {
    var output = button.parentNode.querySelector('output');
    function say(place, state) {
      output.textContent = words[place];
      output.className = state;
    }
    button.addEventListener('click', function () {
      say(0, '');
      fetch(button.dataset.path, { cache: 'no-store' }).then(
        function (response) { say(response.ok ? 1 : 2, response.ok ? 'on' : 'off'); },
        function () { say(2, 'off'); }
      );
    });
  });
})();
`;
