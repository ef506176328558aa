import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { RunningBar } from '../../../support/bar/running-bar';
import { bookAsMember, earnPoints, fillJoinForm, MEMBER, proveAddress } from '../club-guest';
import type { Visit } from '../looks/inspect';
import { putAwayToast } from '../looks/toasts';

type ClubWalk = {
  page: Page;
  bar: RunningBar;
  visit: Visit;
};

/** Lists the club's screens part by part; each part begins on a device of its own. */
export const CLUB_SCREENS = [
  { name: 'joining', walk: joining },
  { name: 'member', walk: member },
] as const;

async function joining(walk: ClubWalk): Promise<void> {
  await wayIn(walk);
  await newMember(walk);
}

async function member(walk: ClubWalk): Promise<void> {
  await join(walk);
  await regular(walk);
  await freeDish(walk);
}

async function join({ page, bar }: ClubWalk): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto(`${bar.url}/?d=account`);
  await fillJoinForm(dialog);
  await dialog.locator('button[type=submit]:visible').click();
  await expect(dialog.getByRole('tab')).toHaveCount(4);
}

async function wayIn({ page, bar, visit }: ClubWalk): Promise<void> {
  const dialog = page.getByRole('dialog');
  const submit = dialog.locator('button[type=submit]:visible');
  await page.goto(`${bar.url}/?d=account`);
  await expect(dialog.locator('[autocomplete=given-name]')).toBeVisible();
  await visit(page, 'club, joining');
  await dialog.getByRole('tab').last().click();
  await dialog.locator('[autocomplete=email]:visible').fill(MEMBER.email);
  await submit.click();
  await dialog.locator('[autocomplete=one-time-code]').fill('000000');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await putAwayToast(page);
  await visit(page, 'club, a wrong code');
}

/** Visits the page of a member without a verified address, points or bookings. */
async function newMember(walk: ClubWalk): Promise<void> {
  const { page, bar, visit } = walk;
  const dialog = page.getByRole('dialog');
  await join(walk);
  await page.goto(`${bar.url}/?d=me&tab=loyalty`);
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await visit(page, 'club, a new member');
  await page.goto(`${bar.url}/?d=redeem`);
  await expect(dialog.locator('li [aria-disabled=true]').first()).toBeVisible();
  await visit(page, 'club, too few points');
}

/** Visits the page of a member at the highest tier, with orders and a table. */
async function regular({ page, bar, visit }: ClubWalk): Promise<void> {
  const dialog = page.getByRole('dialog');
  await proveAddress(page, bar);
  await earnPoints(page, bar, 2);
  await bookAsMember(page);
  for (const [tab, sign] of [
    ['overview', 'li'],
    ['orders', 'li button'],
    ['reservations', 'a[href*="calendar.ics"]'],
  ] as const) {
    await page.goto(`${bar.url}/?d=me&tab=${tab}`);
    await expect(dialog.locator(`[role=tabpanel]:visible ${sign}`).first()).toBeVisible();
    await visit(page, `club, ${tab}`);
  }
}

async function freeDish({ page, bar, visit }: ClubWalk): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.goto(`${bar.url}/?d=redeem`);
  const dishes = dialog.locator('section').nth(1).getByRole('button');
  await expect(dishes.first()).toBeVisible();
  await visit(page, 'club, free dishes');
  await dishes.first().click();
  await expect(dishes).toHaveCount(0);
  await visit(page, 'club, sauce of a free dish');
}
