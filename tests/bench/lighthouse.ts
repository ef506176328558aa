import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { BROWSER_ARGS, findShell } from '../support/browsers/find-chromium.mjs';

const CLI = resolve(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js');
const RUNS = 5;
const VISIT_MS = 180_000;

/** Holds one visit as Lighthouse measures it on a phone; times in ms. */
export type Visit = { score: number; fcp: number; lcp: number; tbt: number; cls: number };

/** Returns the medians of visits to a page and, in turn, to a page of plain text. */
export async function measureLighthouse(url: string): Promise<{ page: Visit; control: Visit }> {
  const plain = await servePlainText();
  const pages: Visit[] = [];
  const controls: Visit[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      controls.push(await visit(plain.url));
      pages.push(await visit(url));
    }
  } finally {
    plain.close();
  }
  return { page: medianOf(pages), control: medianOf(controls) };
}

async function servePlainText() {
  const words = '<p>Grill and cocktails in Fethiye, every day 15:00–01:00.</p>'.repeat(40);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport"
    content="width=device-width"><title>Plain</title><h1>Plain text</h1>${words}</html>`;
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function visit(url: string): Promise<Visit> {
  const report = JSON.parse(await runCli(url));
  const measured = (audit: string): number => report.audits[audit].numericValue;
  return {
    score: Math.round(report.categories.performance.score * 100),
    fcp: Math.round(measured('first-contentful-paint')),
    lcp: Math.round(measured('largest-contentful-paint')),
    tbt: Math.round(measured('total-blocking-time')),
    cls: Number(measured('cumulative-layout-shift').toFixed(3)),
  };
}

/** @throws Error with Lighthouse's output when the run fails */
function runCli(url: string): Promise<string> {
  const flags = ['--headless', ...BROWSER_ARGS].join(' ');
  const child = spawn(
    process.execPath,
    [
      CLI,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      `--chrome-flags=${flags}`,
    ],
    // The whole browser without a window loses the start of the navigation from its trace.
    { env: { ...process.env, CHROME_PATH: findShell() }, timeout: VISIT_MS },
  );
  const out: Buffer[] = [];
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => said.push(chunk));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0
        ? done(Buffer.concat(out).toString())
        : fail(new Error(Buffer.concat(said).toString())),
    );
  });
}

function medianOf(visits: readonly Visit[]): Visit {
  const median = (pick: (visit: Visit) => number) =>
    visits.map(pick).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN;
  return {
    score: median(({ score }) => score),
    fcp: median(({ fcp }) => fcp),
    lcp: median(({ lcp }) => lcp),
    tbt: median(({ tbt }) => tbt),
    cls: median(({ cls }) => cls),
  };
}
