import { html } from 'hono/html';
import { keysOf } from '#domain/keys';
import type { BankStatusRead } from '#domain/payments/bank-response';
import type { GuestPayment } from '#domain/payments/payment-read';
import { BRAND_NAME } from '#domain/payments/payment-read';
import type { DemoSignIn } from '#domain/staff/demo-accounts';
import type { Html, PageFacts } from '../page';
import { drawPage } from '../page';
import BANK_TEST_WORDS from './bank-test-words.json' with { type: 'json' };
import MOBILE_TEST_WORDS from './mobile-test-words.json' with { type: 'json' };

/** The specification prescribes the English words. */
type BankTestWords = (typeof BANK_TEST_WORDS)['en'];

export const TABS = ['overview', 'testing', 'docs'] as const;
export type Tab = (typeof TABS)[number];

type BankTest = { status: BankStatusRead; tab: Tab; payment: GuestPayment | null };

/** Draws the bank integration page; all states come from the status API. */
export function drawBankTestPage(facts: PageFacts, { status, tab, payment }: BankTest): Html {
  const words: BankTestWords = BANK_TEST_WORDS[facts.language];
  const part = { overview, testing, docs }[tab](words, status);
  return drawPage(facts, {
    path: '/vakifbank-test',
    query: `tab=${tab}&`,
    kind: 'checks',
    isPrivate: true,
    title: words.title,
    description: words.about,
    main: html`<h1>${words.title}</h1>
${banner(words, status)}
<nav aria-label="${words.title}" class="tabs"><ul>${TABS.map(
      (one) =>
        html`<li><a href="/vakifbank-test?tab=${one}&lang=${facts.language}"${one === tab ? html` aria-current="page"` : ''}>${words.tabs[one]}</a></li>`,
    )}</ul></nav>
${payment ? result(words, payment) : ''}
${part}`,
  });
}

/** The banner says "complete" only if every part works and the bank's credentials are set. */
function banner(words: BankTestWords, { technical, configuration, mode }: BankStatusRead): Html {
  const isBuilt = Object.values(technical).every(Boolean);
  const { merchantId, terminalNumber, password } = configuration;
  const hasCredentials = merchantId && terminalNumber && password;
  const [kind, text] = !isBuilt
    ? ['bad', words.incomplete]
    : hasCredentials
      ? ['good', words.complete]
      : ['open', words.pending];
  return html`<p class="banner ${kind}"><strong>${text}</strong><br>${words.mode[mode]}</p>`;
}

function overview(words: BankTestWords, status: BankStatusRead): Html {
  const { technical, transactions, configuration } = status;
  const values = words.values;
  return html`<ul class="cards">${words.features.map(
    ([title, text]) => html`<li><h2>${title}</h2><p>${text}</p></li>`,
  )}</ul>
${list(words.technicalTitle, words.technical, technical, () => values.technical)}
${list(words.transactionsTitle, words.transactions, transactions, () => values.transactions)}
${list(words.configurationTitle, words.configuration, configuration, (name) => values[name])}`;
}

function list<Name extends string>(
  title: string,
  names: Record<Name, string>,
  states: Record<Name, boolean>,
  wordsFor: (name: Name) => readonly string[],
): Html {
  const rows = keysOf(names).map((name) => {
    const isOn = states[name];
    const [yes, no] = wordsFor(name);
    return html`<div><dt>${names[name]}</dt><dd class="${isOn ? 'on' : 'off'}">${isOn ? yes : no}</dd></div>`;
  });
  return html`<section><h2>${title}</h2><dl class="states">${rows}</dl></section>`;
}

function testing(words: BankTestWords, { canTest, takesCards, testCards }: BankStatusRead): Html {
  const runs = canTest && takesCards;
  return html`<section><h2>${words.tabs.testing}</h2>
<p>${runs ? words.pick : words.informational}</p>
${canTest ? html`<form method="post" action="/vakifbank-test/pay"><button>${words.hosted}</button></form>` : ''}
</section>
<section><h2>${words.cardsTitle}</h2><p>${words.cardsNote}</p>
${testCards.length === 0 ? html`<p>${words.noCards}</p>` : cards(words, testCards, runs)}</section>`;
}

function cards(words: BankTestWords, testCards: BankStatusRead['testCards'], runs: boolean): Html {
  const rows = testCards.map(({ pan, brand, expiry, cvv, scenario }) => {
    const shown = pan.replace(/(.{4})(?=.)/g, '$1 ');
    const ends = words.scenario[scenario];
    const last = runs
      ? html`<form method="post" action="/vakifbank-test/pay"><input type="hidden" name="card" value="${pan}"><button>${ends}</button></form>`
      : html`${ends}`;
    return html`<tr><th scope="row">${shown}<br><small>${BRAND_NAME[brand]}</small></th><td>${expiry.month}/${expiry.year}</td><td>${cvv}</td><td>${last}</td></tr>`;
  });
  return html`<div class="wide" tabindex="0" role="region" aria-label="${words.cardsTitle}"><table><thead><tr>${words.cardHead.map(
    (head) => html`<th scope="col">${head}</th>`,
  )}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

const SAMPLE = `curl -X POST https://your-site/api/payment/vakifbank/process \\
  -H 'Content-Type: application/json' \\
  -d '{
    "amount": 100.00,
    "cardNumber": "4000000000000002",
    "expiryMonth": "12",
    "expiryYear": "2030",
    "cvv": "000",
    "cardHolderName": "Test User"
  }'`;

function docs(words: BankTestWords): Html {
  return html`<section><h2>${words.tabs.docs}</h2><p>${words.docsText}</p>
<h3>${words.quickStart}</h3><pre>${SAMPLE}</pre><p>${words.cardsNote}</p></section>`;
}

function result(words: BankTestWords, { status, amount, brand, last4 }: GuestPayment): Html {
  const kind = {
    paid: 'good',
    returned: 'good',
    failed: 'bad',
    pending: 'open',
    under_review: 'open',
  };
  const card = brand && last4 ? html` · ${BRAND_NAME[brand]} ····${last4}` : '';
  return html`<p class="banner ${kind[status]}" role="status"><strong>${words.resultTitle}: ${words.result[status]}</strong><br>${amount} TL${card}</p>`;
}

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
  return keysOf(words.system).map((name) => {
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
