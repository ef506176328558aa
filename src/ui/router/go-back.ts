/** The longest time that a browser takes to go back (ms). */
const LONGEST_MS = 1_000;

let isGoing = false;

/** Goes back in history. A second tap before the browser has gone back does nothing: it would leave the page. */
export function goBack(go: () => void = () => window.history.back()): void {
  if (isGoing) return;
  isGoing = true;
  const end = () => {
    isGoing = false;
  };
  window.addEventListener('popstate', end, { once: true });
  setTimeout(end, LONGEST_MS);
  go();
}
