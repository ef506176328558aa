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

  var page = document.documentElement.dataset;

  // The age question. Only an answer closes it, not Escape, an outside tap or Back; it works before the app runs.
  function isOfAge() {
    try {
      return window.isOfAge || localStorage['age-verified'] != null;
    } catch (_) {
      return false;
    }
  }
  window.askAge = function () {
    var door = document.getElementById('age');
    if (!door || door.open || isOfAge()) return;
    door.setAttribute('closedby', 'none');
    door.showModal();
    page.asks = '';
    door.querySelector('h2').focus();
  };
  function answerAge(answer) {
    if (answer.value === 'no') return location.replace('about:blank');
    if (/lang/.test(answer.value)) {
      location.search = answer.value + '&' + location.search.slice(1);
      return;
    }
    // A browser that keeps nothing lets an adult in for as long as the page is open.
    window.isOfAge = true;
    try {
      localStorage.setItem('age-verified', 'true');
    } catch (_) {}
    delete page.asks;
    document.getElementById('age').close();
    dispatchEvent(new StorageEvent('storage', { key: 'age-verified' }));
  }
  function stayOpen(event) {
    if ('asks' in page && (event.type === 'cancel' || event.key === 'Escape')) event.preventDefault();
  }
  document.addEventListener('cancel', stayOpen, true);
  document.addEventListener('keydown', stayOpen, true);
  document.addEventListener('close', window.askAge, true);

  // What is tapped and typed on the page that the server has drawn: the app does it when it is there (early-taps.ts).
  window.earlyTaps = [];
  function keepEarly(event) {
    var answer = event.target.closest('#age [value]');
    var field = answer || event.target.closest('#root button, #root input');
    if (!field || !(answer || window.earlyTaps)) return;
    event.stopPropagation();
    if (answer) return answerAge(answer);
    if (event.type === 'click') field.setAttribute('aria-busy', 'true');
    earlyTaps.push({ type: event.type, field: field, text: field.value });
  }
  document.addEventListener('click', keepEarly, true);
  document.addEventListener('input', keepEarly, true);

  // A page that the server has drawn is painted first; then the app's files are fetched, then lazy pictures
  // (reset.css.ts). A hidden page is not painted, and a slow phone paints seldom. On a slow network the files take
  // longer than the paint, so they are fetched at once; Safari and Firefox do not tell how fast it is.
  page.nearPictures = '';
  var speed = (navigator.connection || page).effectiveType;
  var fonts = document.querySelector('#fonts');
  chooseFonts();
  if (speed === '4g') afterPaint(fetchFiles);
  else fetchFiles();
  afterPaint(askAge);
  document.addEventListener('DOMContentLoaded', function () {
    setTimeout(askAge, 100);
    setTimeout(start, 300);
    afterPaint(start);
  });
  function afterPaint(work) {
    requestAnimationFrame(setTimeout.bind(null, work));
  }
  // The fonts come after the first paint, on a slow network after the app's files, so that taps are answered sooner.
  // A phone that keeps the files has the fonts as well. Safari cannot fit its own letters to the height of the fonts.
  function chooseFonts() {
    var worker = navigator.serviceWorker;
    if (speed && !(worker && worker.controller)) {
      if (fonts) fonts.media = 'not all';
      if (speed === '4g') afterPaint(showFonts);
      return;
    }
    document.querySelectorAll('[rel=font]').forEach(function (font) {
      font.rel = 'preload';
    });
  }
  function showFonts() {
    if (fonts) fonts.media = 'all';
  }
  var isFetched = false;
  function fetchFiles() {
    if (isFetched) return;
    isFetched = true;
    var words = '[rel=after-paint][lang=' + document.documentElement.lang + ']';
    var files = document.querySelectorAll('[type=after-paint],' + words);
    var left = files.length;
    function arrived() {
      left -= 1;
      if (left > 0) return;
      showFonts();
      showNear();
    }
    files.forEach(function (file) {
      // As in load-part.ts: outside WebKit the words of a failed preload cannot be imported later.
      if (file.lang && !/Apple/.test(navigator.vendor)) return fetch(file.href).then(arrived, arrived);
      var link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'script';
      link.crossOrigin = '';
      link.fetchPriority = 'low';
      link.href = file.src || file.href;
      link.onload = link.onerror = arrived;
      document.head.appendChild(link);
    });
    if (files.length) return;
    delete page.nearPictures;
    showFonts();
  }
  // Shows a lazy picture, and so fetches it, a quarter of a screen before the guest sees it. Browsers fetch about three
  // screens ahead, and on a slow network what the guest taps would wait for these pictures.
  function showNear() {
    if (!window.IntersectionObserver) return delete page.nearPictures;
    function show(places) {
      places.forEach(function (place) {
        if (!place.isIntersecting) return;
        watch.unobserve(place.target);
        place.target.querySelectorAll('img').forEach(function (picture) {
          picture.dataset.near = '';
        });
      });
    }
    var watch = new IntersectionObserver(show, { rootMargin: '25%' });
    function find() {
      document.querySelectorAll('img[loading=lazy]:not([data-near])').forEach(function (picture) {
        watch.observe(picture.parentNode);
      });
    }
    // Files that the phone has kept arrive before the page has a body.
    new MutationObserver(find).observe(document.documentElement, { childList: true, subtree: true });
    find();
  }

  // While the age question is open nothing else can be used: the app runs with the first touch.
  var isStarted = false;
  var isTouched = false;
  function start() {
    fetchFiles();
    isStarted = true;
    var door = document.getElementById('age');
    if (door && isOfAge()) door = door.remove();
    if (isTouched || !door) runApp();
  }
  function touch() {
    isTouched = true;
    if (isStarted) runApp();
  }
  ['pointerdown', 'keydown', 'click'].forEach(function (type) {
    addEventListener(type, touch, true);
  });
  function runApp() {
    document.querySelectorAll('[type=after-paint]').forEach(function (late) {
      var script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = late.src;
      script.onerror = reloadLater;
      late.replaceWith(script);
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
    // The hero is there before a slow phone has painted.
    fetchFiles();
    picture.style.visibility = event.type === 'error' ? 'hidden' : '';
  }
  addEventListener('error', showPicture, true);
  addEventListener('load', showPicture, true);
  if (!Object.hasOwn || !window.HTMLDialogElement)
    document.addEventListener('readystatechange', showPlain);
})();
