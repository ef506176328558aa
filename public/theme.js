// ES5 throughout: browsers too old for the app run it as well. The build makes it small (vite.config.ts).
(function () {
  // Before the first paint: the look chosen on this device. Without a choice the device decides.
  function wear(theme) {
    document.documentElement.dataset.theme = theme;
    document.querySelectorAll('[name=theme-color]').forEach(function (meta) {
      var isDark = /dark/.test(theme === 'auto' ? meta.media : theme);
      meta.content = isDark ? '#150E18' : '#FFF9F1';
    });
  }
  function wearStored() {
    try {
      wear(localStorage.theme || 'auto');
    } catch (_) {}
  }
  addEventListener('theme', function (event) {
    wear(event.detail);
  });
  addEventListener('storage', wearStored);
  wearStored();

  // Below iOS 15.4, Chrome 100 or Firefox 100, or when the app cannot be parsed: the page without scripts. Of the
  // states of loading, "interactive" comes before the app's own modules run.
  function showPlain(event) {
    if (document.querySelector('#root:empty') && /^r|Syntax/.test(event.type + event.message))
      document.body.innerHTML = document.querySelector('noscript').textContent;
  }
  addEventListener('error', showPlain);
  if (!Object.hasOwn || !window.HTMLDialogElement)
    document.addEventListener('readystatechange', showPlain);
})();
