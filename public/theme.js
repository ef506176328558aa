// Before the first picture: the look chosen on this device. Without a choice the device decides.
(() => {
  const GROUND = { light: '#FFF9F1', dark: '#150E18', sun: '#FFF9F1' };
  function wear(theme) {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('[name=theme-color]'))
      meta.content = GROUND[theme] ?? GROUND[/dark/.test(meta.media) ? 'dark' : 'light'];
  }
  function wearStored() {
    try {
      wear(localStorage.theme ?? 'auto');
    } catch {}
  }
  addEventListener('theme', ({ detail }) => wear(detail));
  addEventListener('storage', wearStored);
  wearStored();
})();
