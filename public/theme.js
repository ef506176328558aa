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

  // What is tapped and typed on the page that the server has drawn: the app does it when it is there (early-taps.ts).
  window.earlyTaps = [];
  function keepEarly(event) {
    var field = event.target.closest('#root button, #root input');
    if (!window.earlyTaps || !field) return;
    event.stopPropagation();
    if (event.type === 'click') field.setAttribute('aria-busy', 'true');
    earlyTaps.push({ type: event.type, field: field, text: field.value });
  }
  document.addEventListener('click', keepEarly, true);
  document.addEventListener('input', keepEarly, true);

  // A page that the server has drawn is painted first; then its scripts and lazy pictures (reset.css.ts) are fetched.
  // A hidden page is not painted.
  var page = document.documentElement.dataset;
  page.early = '';
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) fetchApp();
    else requestAnimationFrame(setTimeout.bind(null, fetchApp));
  });
  function fetchApp() {
    delete page.early;
    document.querySelectorAll('[type=after-paint]').forEach(function (late) {
      var script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = late.getAttribute('src');
      script.onerror = reloadLater;
      document.head.appendChild(script);
    });
  }

  // A script that got lost on the way: the page is loaded again once the bar answers, later each time.
  function reloadLater() {
    var tries = 1;
    try {
      tries = sessionStorage.bbLostScripts = 2 * (sessionStorage.bbLostScripts || 0.5);
    } catch (_) {}
    (function ask() {
      setTimeout(function () {
        fetch('/api/health').then(function (answer) {
          if (answer.ok) location.reload();
          else ask();
        }, ask);
      }, 2000 * tries);
    })();
  }

  // Below iOS 15.4, Chrome 100 or Firefox 100, or when the app cannot be parsed: the page without scripts. Of the
  // states of loading, "interactive" comes before the app's own modules run.
  function showPlain(event) {
    var plain = document.querySelector('#plain');
    if (window.earlyTaps && /^r|Syntax/.test(event.type + event.message))
      document.body.innerHTML = plain.textContent || plain.innerHTML;
  }
  // A lost picture leaves its place empty, without the browser's sign, until another one loads in it.
  function showPicture(event) {
    var picture = event.target;
    if (picture.tagName !== 'IMG') return showPlain(event);
    picture.style.visibility = event.type === 'error' ? 'hidden' : '';
  }
  addEventListener('error', showPicture, true);
  addEventListener('load', showPicture, true);
  if (!Object.hasOwn || !window.HTMLDialogElement)
    document.addEventListener('readystatechange', showPlain);
})();
